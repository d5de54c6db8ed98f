import type { ResumeVariant } from '../../../domain/resume/variants';
import { Wrap } from '../../../ui/Layout';
import { LateNotice } from '../../../ui/late/LateNotice';
import { EditorHead } from './EditorHead';
import { EditorSkeleton } from './EditorSkeleton';
import { resumeEditor } from './lateResumeEditor';
import styles from './ResumeEditor.module.css';

/** The lazy editor, with a skeleton while its code loads. */
export function LateEditor({ variant }: { readonly variant: ResumeVariant }) {
  const editor = resumeEditor.useCode();
  if (editor.status === 'here') return <editor.code variant={variant} />;
  return (
    <div className={styles.editor}>
      <EditorHead variant={variant} />
      {editor.status === 'coming' ? (
        <EditorSkeleton />
      ) : (
        <Wrap>
          <LateNotice subject="The editor" onRetry={() => void resumeEditor.load()} />
        </Wrap>
      )}
    </div>
  );
}

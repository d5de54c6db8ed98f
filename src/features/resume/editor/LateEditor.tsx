import { ACCOUNT_CHECK } from '../../../content/account';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { selectGate } from '../../../store/authSlice';
import { useToolsSelector } from '../../../store/hooks';
import { Wrap } from '../../../ui/Layout';
import { LateNotice } from '../../../ui/late/LateNotice';
import { EditorHead } from './EditorHead';
import { EditorSkeleton } from './EditorSkeleton';
import { resumeEditor } from './lateResumeEditor';
import styles from './ResumeEditor.module.css';

/** The lazy editor, with a skeleton while its code loads or nobody knows yet whether the template is locked. */
export function LateEditor({ variant }: { readonly variant: ResumeVariant }) {
  const editor = resumeEditor.useCode();
  const isChecking = useToolsSelector(
    (state) => selectGate(state, RESUME_TEMPLATES[variant].template) === 'checking',
  );
  if (editor.status === 'here' && !isChecking) return <editor.code variant={variant} />;
  return (
    <div className={styles.editor}>
      <EditorHead variant={variant} />
      {editor.status === 'failed' ? (
        <Wrap>
          <LateNotice subject="The editor" onRetry={() => void resumeEditor.load()} />
        </Wrap>
      ) : (
        <EditorSkeleton {...(isChecking && { reason: ACCOUNT_CHECK })} />
      )}
    </div>
  );
}

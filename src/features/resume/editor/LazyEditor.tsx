import { ACCOUNT_CHECK } from '../../../content/account';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { selectGate } from '../../../store/authSlice';
import { useToolsSelector } from '../../../store/hooks';
import { Wrap } from '../../../ui/Layout';
import { useLazy } from '../../../lazy/lazyCode';
import { FailureNotice } from '../../../ui/FailureNotice';
import { EditorHead } from './EditorHead';
import { EditorSkeleton } from './EditorSkeleton';
import { resumeEditor } from '../lazyEditor';
import styles from './ResumeEditor.module.css';

/** The lazy editor, with a skeleton while its code loads or it is unknown whether the template is locked. */
export function LazyEditor({ variant }: { readonly variant: ResumeVariant }) {
  const { code: ResumeEditor, error } = useLazy(resumeEditor);
  const isChecking = useToolsSelector(
    (state) => selectGate(state, RESUME_TEMPLATES[variant].template) === 'checking',
  );
  if (ResumeEditor && !isChecking) return <ResumeEditor variant={variant} />;
  return (
    <div className={styles.editor}>
      <EditorHead variant={variant} />
      {error ? (
        <Wrap>
          <FailureNotice error={error} />
        </Wrap>
      ) : (
        <EditorSkeleton {...(isChecking && { reason: ACCOUNT_CHECK })} />
      )}
    </div>
  );
}

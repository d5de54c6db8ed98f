import { ACCOUNT_CHECK } from '../../../content/account';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { selectGate } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { Wrap } from '../../../ui/Layout';
import { useLazy } from '../../../lazy/lazyCode';
import { FailureNotice } from '../../../ui/FailureNotice';
import { EditorHead } from './EditorHead';
import { EditorPlace } from './EditorSkeleton';
import { resumeEditor } from '../lazyScreens';
import styles from './ResumeEditor.module.css';

interface LazyEditorProps {
  /** Null while the page is prerendered or hydrated, when no address is known. */
  readonly variant: ResumeVariant | null;
}

/** The lazy editor, with a placeholder while its code loads or it is unknown whether the template is locked. */
export function LazyEditor({ variant }: LazyEditorProps) {
  const { code: ResumeEditor, error } = useLazy(variant ? resumeEditor : undefined);
  const isChecking = useAppSelector(
    (state) => variant !== null && selectGate(state, RESUME_TEMPLATES[variant].template) === 'checking',
  );
  if (variant && error)
    return (
      <div className={styles.editor}>
        <EditorHead variant={variant} />
        <Wrap>
          <FailureNotice error={error} />
        </Wrap>
      </div>
    );
  if (variant && ResumeEditor && !isChecking) return <ResumeEditor key={variant} variant={variant} />;
  return <EditorPlace {...(isChecking && { reason: ACCOUNT_CHECK })} />;
}

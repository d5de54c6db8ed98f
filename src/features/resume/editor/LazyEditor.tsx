import { ACCOUNT_CHECK } from '../../../content/account';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { useLazy } from '../../../lazy/lazyCode';
import { EditorPlace, UnopenedEditor } from './EditorSkeleton';
import { resumeEditor } from '../lazyScreens';
import { useGate } from '../useGate';

interface LazyEditorProps {
  /** Null while the page is prerendered or hydrated, when no address is known. */
  readonly variant: ResumeVariant | null;
}

/** The lazy editor, with a placeholder while its code loads or it is unknown whether the template is locked. */
export function LazyEditor({ variant }: LazyEditorProps) {
  const { code: ResumeEditor, error } = useLazy(variant ? resumeEditor : undefined);
  const isChecking = useGate(variant) === 'checking';
  if (variant && error) return <UnopenedEditor variant={variant} error={error} />;
  if (variant && ResumeEditor && !isChecking) return <ResumeEditor key={variant} variant={variant} />;
  return <EditorPlace reason={isChecking ? ACCOUNT_CHECK : undefined} />;
}

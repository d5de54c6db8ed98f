import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { preloadInIdleTime } from '../../../lazy/idleTime';
import { keepOffline } from '../../../services/keepOffline';
import { useTools } from '../../../store/useTools';
import { useLazy } from '../../../lazy/lazyCode';
import { useGate } from '../useGate';
import { DocumentEditor } from './DocumentEditor';
import { EditorPlace, UnopenedEditor } from './EditorSkeleton';
import { letterDocument, resumeSheets, WIZARD_PARTS } from './lazyParts';
import { resumeDocument } from './resumeDocument';

interface ResumeEditorProps {
  readonly variant: ResumeVariant;
}

/** The wizard of one variant, once the tools are loaded. */
export function ResumeEditor({ variant }: ResumeEditorProps) {
  return useTools() ? <OpenEditor variant={variant} /> : <EditorPlace />;
}

/** The resume or, with `&letter` and past the template's gate, the letter that goes with it. */
function OpenEditor({ variant }: ResumeEditorProps) {
  // The wizard can be finished without a connection.
  useEffect(() => {
    preloadInIdleTime(WIZARD_PARTS);
    void keepOffline([], resumeSheets);
  }, []);
  const [query] = useSearchParams();
  const isLetter = useGate(variant) === 'open' && query.has('letter');
  const { code: letter, error } = useLazy(isLetter ? letterDocument : undefined);
  if (!isLetter) return <DocumentEditor document={resumeDocument(variant)} variant={variant} />;
  if (!letter) return <UnopenedEditor variant={variant} isLetter error={error} />;
  return <DocumentEditor key="letter" document={letter} variant={variant} />;
}

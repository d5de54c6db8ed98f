import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../domain/resume/variants';
import { preloadInIdleTime } from '../../../lazy/idleTime';
import { keepOffline } from '../../../services/keepOffline';
import { selectGate } from '../../../store/authSlice';
import { useToolsSelector } from '../../../store/hooks';
import { useTools } from '../../../store/useTools';
import { LazyPart } from '../../../ui/LazyPart';
import { DocumentEditor } from './DocumentEditor';
import { EditorPlace } from './EditorSkeleton';
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
  const isOpen = useToolsSelector(
    (state) => selectGate(state, RESUME_TEMPLATES[variant].template) === 'open',
  );
  const [query] = useSearchParams();
  if (!isOpen || !query.has('letter'))
    return <DocumentEditor document={resumeDocument(variant)} variant={variant} />;
  return (
    <LazyPart part={letterDocument} place={<EditorPlace />}>
      {(letterOf) => <DocumentEditor document={letterOf(variant)} variant={variant} />}
    </LazyPart>
  );
}

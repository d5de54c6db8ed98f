import { Activity, useState } from 'react';
import type { EditedPlace } from '../../../domain/resume/places';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { LazyPart } from '../../../ui/LazyPart';
import type { EditedDocument } from './editedDocument';
import { EditorHead } from './EditorHead';
import { EditorSkeleton } from './EditorSkeleton';
import { EditorTools } from './EditorTools';
import type { OnHistoryChange } from './history/useHistory';
import { lockedTemplate } from './lazyParts';
import type { PreviewTab } from './preview/previewTabs';
import { StepScreen } from './StepScreen';
import { useFocusAfterMove, useJump } from './useJump';
import { useWizard } from './useWizard';
import styles from './ResumeEditor.module.css';

interface DocumentEditorProps<FormStep extends string> {
  readonly document: EditedDocument<FormStep>;
  readonly variant: ResumeVariant;
}

/** The wizard of a document at the current state of its machine. */
export function DocumentEditor<FormStep extends string>(props: DocumentEditorProps<FormStep>) {
  const { document, variant } = props;
  const isLetter = document.flow === 'letter';
  const wizard = useWizard(document, variant);
  const step = document.steps.find((one) => one === wizard.stop);
  const jump = useJump(wizard, document.stepOf);
  // Kept here so that the tab survives a jump to a field and back.
  const [tab, setTab] = useState<PreviewTab>('sheet');
  const show = (place: EditedPlace | null, takesFocus: boolean) => {
    if (place && document.stepOf(place) === 'preview') setTab('design');
    jump.show(place, takesFocus);
  };
  // In the preview, the pages themselves show every change; its design may lose the control that has the focus.
  const showChange: OnHistoryChange = (place, takesFocus) => {
    if (wizard.stop !== 'preview' || (takesFocus && tab === 'design')) show(place, takesFocus);
    return !place || document.stepOf(place) !== undefined;
  };
  const target = jump.target?.place ?? null;
  const editor = useFocusAfterMove(wizard.stop, jump.target);
  return (
    <div
      ref={editor}
      className={styles.editor}
      data-flow={document.flow}
      data-state={wizard.stop ?? 'locked'}
    >
      <EditorHead variant={variant} isLetter={isLetter}>
        {/* Behind the gate it keeps what was pasted for an import, in case another tab has logged out. */}
        <Activity mode={wizard.stop === null ? 'hidden' : 'visible'}>
          <EditorTools variant={variant} isLetter={isLetter} onChanged={showChange} />
        </Activity>
      </EditorHead>
      {wizard.stop === null && (
        <LazyPart part={lockedTemplate} place={<EditorSkeleton />}>
          {(LockedTemplate) => <LockedTemplate variant={variant} />}
        </LazyPart>
      )}
      {step && <StepScreen key={step} document={document} wizard={wizard} step={step} target={target} />}
      {wizard.stop === 'preview' && (
        <document.Preview
          wizard={wizard}
          tab={tab}
          onTab={setTab}
          target={target}
          onJump={(place) => show(place, true)}
        />
      )}
    </div>
  );
}

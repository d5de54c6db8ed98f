import { useEffect, useState } from 'react';
import { RESUME_FLOWS } from '../../../../machines';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { preloadInIdleTime } from '../../../lazy/idleTime';
import { keepOffline } from '../../../services/offline';
import { useTools } from '../../../store/useTools';
import { EditorHead } from './EditorHead';
import { EditorTools } from './EditorTools';
import type { OnHistoryChange } from './history/useHistory';
import { LazyPart } from '../../../ui/LazyPart';
import { lockedTemplate, previewScreen, resumeSheets, WIZARD_PARTS } from './lazyParts';
import { EditorSkeleton } from './EditorSkeleton';
import type { PreviewTab } from './preview/previewTabs';
import { StepScreen } from './StepScreen';
import { useFocusAfterMove, useJump, type Jump } from './useJump';
import { useWizard, type Wizard } from './useWizard';
import styles from './ResumeEditor.module.css';

interface ScreenProps {
  readonly wizard: Wizard;
  readonly jump: Jump;
}

function Screen({ wizard, jump }: ScreenProps) {
  // Kept here so that the tab survives a jump to a field and back.
  const [tab, setTab] = useState<PreviewTab>('sheet');
  if (wizard.stop === 'preview')
    return (
      <LazyPart
        part={previewScreen}
        place={<EditorSkeleton title="Preview" reason="The preview is opening." />}
      >
        {(PreviewScreen) => (
          <PreviewScreen
            wizard={wizard}
            tab={tab}
            onTab={setTab}
            onJump={(place) => jump.show(place, true)}
          />
        )}
      </LazyPart>
    );
  if (wizard.stop)
    return (
      <StepScreen key={wizard.stop} wizard={wizard} step={wizard.stop} target={jump.target?.place ?? null} />
    );
  return <LazyPart part={lockedTemplate}>{(LockedTemplate) => <LockedTemplate wizard={wizard} />}</LazyPart>;
}

interface ResumeEditorProps {
  readonly variant: ResumeVariant;
}

/** The wizard of one variant, once the tools are loaded. */
export function ResumeEditor({ variant }: ResumeEditorProps) {
  return useTools() ? <OpenEditor variant={variant} /> : null;
}

/** The sheets bring the fonts, and no pictures. */
const loadFonts = () => resumeSheets.load().then(() => []);

/** The wizard at the current state of its machine. */
function OpenEditor({ variant }: ResumeEditorProps) {
  const wizard = useWizard(variant);
  const jump = useJump(wizard);
  // In the preview, the pages themselves show every change.
  const showChange: OnHistoryChange = (place, takesFocus) => {
    if (wizard.stop !== 'preview') jump.show(place, takesFocus);
  };
  // The wizard can be finished without a connection.
  useEffect(() => {
    preloadInIdleTime(WIZARD_PARTS);
    void keepOffline(loadFonts);
  }, []);
  const editor = useFocusAfterMove(wizard.stop, jump.target);
  return (
    <div
      ref={editor}
      className={styles.editor}
      data-flow={RESUME_FLOWS[variant]}
      data-state={wizard.stop ?? 'locked'}
    >
      <EditorHead variant={variant}>
        {wizard.stop && <EditorTools variant={variant} onChanged={showChange} />}
      </EditorHead>
      <Screen wizard={wizard} jump={jump} />
    </div>
  );
}

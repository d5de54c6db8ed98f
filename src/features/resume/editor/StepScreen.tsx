import { useId, useState } from 'react';
import type { ResumePlace } from '../../../domain/resume/places';
import type { ResumeStep } from '../../../domain/resume/variants';
import { Wrap } from '../../../ui/Layout';
import { StepRail } from '../../../ui/StepRail';
import { TabList, TabPanel } from '../../../ui/Tabs';
import { LivePreview } from './LivePreview';
import { StepForm } from './StepForm';
import { useEditedPlace } from './useEditedPlace';
import { WIDE } from '../../../ui/mediaQueries';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import type { Wizard } from './useWizard';
import styles from './StepScreen.module.css';

const VIEWS = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const;

interface StepScreenProps {
  readonly wizard: Wizard;
  readonly step: ResumeStep;
  /** The place the visitor jumped to; its entry is open. */
  readonly target: ResumePlace | null;
}

/** One step: rail, form and live preview side by side or, on narrow screens, form and preview as tabs. */
export function StepScreen({ wizard, step, target }: StepScreenProps) {
  const isWide = useMediaQuery(WIDE, true);
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('edit');
  const idBase = useId();
  const edited = useEditedPlace(step);
  const form = <StepForm wizard={wizard} step={step} target={target} />;
  const preview = <LivePreview variant={wizard.variant} step={step} place={edited ?? target} />;
  return (
    <Wrap className={styles.columns}>
      <StepRail steps={wizard.rail} onOpen={wizard.jump} className={styles.rail} />
      {isWide ? (
        <>
          {form}
          {preview}
        </>
      ) : (
        <>
          <TabList
            label="Form or preview"
            tabs={VIEWS}
            selected={view}
            onSelect={setView}
            idBase={idBase}
            className={styles.switch}
          />
          <TabPanel idBase={idBase} id="edit" selected={view}>
            {form}
          </TabPanel>
          <TabPanel idBase={idBase} id="preview" selected={view}>
            {view === 'preview' && preview}
          </TabPanel>
        </>
      )}
    </Wrap>
  );
}

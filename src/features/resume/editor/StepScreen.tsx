import { useId, useState } from 'react';
import { Wrap } from '../../../ui/Layout';
import { StepRail } from '../../../ui/StepRail';
import { TabList, TabPanel } from '../../../ui/Tabs';
import type { StepProps } from './editedDocument';
import { LivePreview } from './LivePreview';
import { StepForm } from './StepForm';
import { useEditedPlace } from './useEditedPlace';
import { WIDE } from '../../../ui/mediaQueries';
import { useIgnoreSecondClick } from '../../../ui/useIgnoreSecondClick';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import styles from './StepScreen.module.css';

const VIEWS = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const;

/** One step: rail, form and live preview side by side or, on narrow screens, form and preview as tabs. */
export function StepScreen<FormStep extends string>(props: StepProps<FormStep>) {
  const { document, wizard, step, target } = props;
  // Where Next was pressed, there is Skip, the download or, while a step's code loads, the footer.
  useIgnoreSecondClick();
  const isWide = useMediaQuery(WIDE, true);
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('edit');
  const idBase = useId();
  const edited = useEditedPlace(document.viewOf(step).list);
  const selected = isWide ? undefined : view;
  return (
    <Wrap className={styles.columns}>
      <StepRail steps={wizard.rail} onOpen={wizard.jump} className={styles.rail} />
      {!isWide && (
        <TabList
          label="Form or preview"
          tabs={VIEWS}
          selected={view}
          onSelect={setView}
          idBase={idBase}
          className={styles.switch}
        />
      )}
      <TabPanel idBase={idBase} id="edit" selected={selected}>
        <StepForm {...props} />
      </TabPanel>
      <TabPanel idBase={idBase} id="preview" selected={selected}>
        {selected !== 'edit' && (
          <LivePreview
            variant={wizard.variant}
            dress={document.dress}
            place={edited ?? target}
            start={document.viewOf(step).start}
            isBlank={(resume) => document.isBlank(step, resume)}
          />
        )}
      </TabPanel>
    </Wrap>
  );
}

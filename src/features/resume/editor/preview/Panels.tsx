import { useEffect } from 'react';
import { lazyCode } from '../../../../lazy/lazyCode';
import { LazyPart } from '../../../../ui/LazyPart';
import { TabPanel } from '../../../../ui/Tabs';
import type { ReviewPanelProps } from '../../review/reviewPanel';
import type { DrawnSheets } from '../../sheets/useResumeSheets';
import type { TargetProps } from '../editedDocument';
import { listStep, photoForm, reviewPanels } from '../lazyParts';
import type { usePreviewTabs } from './previewTabs';
import { PrintOptions } from './PrintOptions';
import styles from './PreviewScreen.module.css';

/** Order and headings of the sections. Loads when its tab is opened. */
const designPanel = lazyCode('The design', () =>
  import(/* webpackChunkName: "resumeDesign" */ '../../design/DesignPanel').then(
    (module) => module.DesignPanel,
  ),
);

/** Apart from the checks, because its list of skills is larger than they are. */
const keywordMatch = lazyCode('The keyword match', () =>
  import(/* webpackChunkName: "keywordMatch" */ '../../review/KeywordMatch').then(
    (module) => module.KeywordMatch,
  ),
);

/** Preloads the forms: a finding links to a field, whose form must be loaded to take the focus. */
function usePreloadedForms(): void {
  useEffect(() => {
    void listStep.preload();
    void photoForm.preload();
    void designPanel.preload();
  }, []);
}

type Selected = Pick<ReturnType<typeof usePreviewTabs>, 'tab' | 'hasSystemView'>;

interface PanelsProps extends Selected, TargetProps {
  readonly idBase: string;
  readonly review: ReviewPanelProps & { readonly drawn: DrawnSheets };
}

/** The tools beside the pages. The code of most loads with their tab. */
export function Panels({ idBase, tab, hasSystemView, review, target }: PanelsProps) {
  const { variant, drawn } = review;
  usePreloadedForms();
  return (
    <div className={styles.panels} hidden={tab === 'sheet'}>
      <TabPanel idBase={idBase} id="print" selected={tab}>
        {tab === 'print' && <PrintOptions variant={variant} fit={drawn.fit} />}
      </TabPanel>
      <TabPanel idBase={idBase} id="design" selected={tab}>
        {tab === 'design' && (
          <LazyPart part={designPanel}>
            {(DesignPanel) => <DesignPanel variant={variant} drawn={drawn} target={target} />}
          </LazyPart>
        )}
      </TabPanel>
      <TabPanel idBase={idBase} id="system" selected={tab}>
        {hasSystemView && (
          <LazyPart part={reviewPanels}>{({ SystemView }) => <SystemView {...review} />}</LazyPart>
        )}
      </TabPanel>
      <TabPanel idBase={idBase} id="words" selected={tab}>
        {tab === 'words' && (
          <LazyPart part={keywordMatch}>{(KeywordMatch) => <KeywordMatch {...review} />}</LazyPart>
        )}
      </TabPanel>
    </div>
  );
}

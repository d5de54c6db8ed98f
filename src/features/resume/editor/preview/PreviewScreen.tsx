import { useId, useRef, type Ref } from 'react';
import type { PaperName } from '../../../../domain/resume/layout';
import { documentTitle } from '../../../../domain/resume/documentTitle';
import { RESUME_VARIANTS, type ResumeStep, type ResumeVariant } from '../../../../domain/resume/variants';
import { useToolsSelector } from '../../../../store/hooks';
import { selectResumeLayout } from '../../../../store/resumeLayoutSlice';
import { selectPrintableResume } from '../../../../store/resumeSlice';
import { Button } from '../../../../ui/Button';
import { WIDE } from '../../../../ui/mediaQueries';
import { tabId, TabList, TabPanel } from '../../../../ui/Tabs';
import { useMediaQuery } from '../../../../ui/useMediaQuery';
import { useLazy } from '../../../../lazy/lazyCode';
import { FailureNotice, type Failure } from '../../../../ui/FailureNotice';
import { failureOf } from '../../../../ui/PartBoundary';
import { RenderBoundary } from '../../../../ui/RenderBoundary';
import { resumeSheets } from '../lazyParts';
import { LostPhoto } from '../../photo/LostPhoto';
import { ScaledSheet } from '../../sheets/ScaledSheet';
import type { DrawnSheets } from '../../sheets/useResumeSheets';
import type { PreviewProps } from '../editedDocument';
import { Download } from './Download';
import { NumberedPages } from './NumberedPages';
import { usePreviewTabs, type PreviewTab } from './previewTabs';
import { Panels } from './Panels';
import { PreviewLayout } from './PreviewLayout';
import { ThinNotice } from './ThinNotice';
import { useChecked } from './useChecked';
import styles from './PreviewScreen.module.css';

type PreviewScreenProps = PreviewProps<ResumeStep>;

/** The finished pages, the print options, and what a screening program reads from them. */
export function PreviewScreen(props: PreviewScreenProps) {
  const resume = useToolsSelector(selectPrintableResume);
  const layout = useToolsSelector(selectResumeLayout);
  const { code: Sheets, error } = useLazy(resumeSheets);
  if (!Sheets) return <NoPagesYet {...props} paper={layout.paper} error={error} />;
  return (
    <RenderBoundary
      fallback={(crash) => (
        <NoPagesYet {...props} paper={layout.paper} error={failureOf('The preview', crash)} />
      )}
    >
      <Sheets variant={props.wizard.variant} resume={resume} layout={layout}>
        {(drawn) => <DrawnPreview {...props} drawn={drawn} />}
      </Sheets>
    </RenderBoundary>
  );
}

interface NoPagesYetProps extends PreviewScreenProps {
  readonly paper: PaperName;
  readonly error: Failure | undefined;
}

/** In place of the pages: a blank one until the drawing code has loaded, or a notice if that or drawing failed. */
function NoPagesYet({ wizard, paper, error }: NoPagesYetProps) {
  return (
    <PreviewLayout wizard={wizard} title="Preview" actions={null}>
      <div className={styles.desk}>
        <div className={styles.pages}>
          {error ? (
            <FailureNotice error={error} />
          ) : (
            <div className={styles.paper}>
              <ScaledSheet paper={paper} />
            </div>
          )}
        </div>
      </div>
    </PreviewLayout>
  );
}

interface DeskProps extends Pick<PreviewScreenProps, 'onJump'> {
  /** The container of the pages. */
  readonly ref: Ref<HTMLDivElement>;
  readonly variant: ResumeVariant;
  readonly drawn: DrawnSheets;
}

/** The pages, below a notice if their photo is lost or the last one is nearly empty. */
function Desk({ ref, variant, drawn, onJump }: DeskProps) {
  const hasPhoto = RESUME_VARIANTS[variant].includes('photo') && !drawn.isPlain;
  const chooseAgain = (
    <Button variant="ghost" size="sm" onClick={() => onJump({ part: 'selectedPhoto' })}>
      Choose it again
    </Button>
  );
  return (
    <div className={styles.desk}>
      {hasPhoto && <LostPhoto action={chooseAgain} />}
      {drawn.isThin && <ThinNotice />}
      <NumberedPages ref={ref} sheets={drawn.sheets} paper={drawn.paper} />
    </div>
  );
}

/** Scrolls back to the tabs' own place, from which they stick: the next panel may be shorter than this one was read. */
function toStart(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  const above = list?.previousElementSibling;
  if (!list || !above) return;
  const scrolledOver = parseFloat(getComputedStyle(list).top) - above.getBoundingClientRect().bottom;
  if (scrolledOver > 0) window.scrollBy(0, -scrolledOver);
}

/** From 1024 px the pages are beside the tabs; below that they are the first tab. */
function DrawnPreview(props: PreviewScreenProps & { readonly drawn: DrawnSheets }) {
  const { wizard, onTab, onJump, drawn } = props;
  const isWide = useMediaQuery(WIDE, true);
  const idBase = useId();
  const pages = useRef<HTMLDivElement>(null);
  const { tab, tabs, select: show, hasSystemView } = usePreviewTabs(props.tab, onTab, isWide);
  const { title, hasFaults, wrapped } = useChecked(wizard.variant, drawn);
  const select = (chosen: PreviewTab) => {
    if (!isWide) toStart(document.getElementById(tabId(idBase, tab)));
    show(chosen);
  };
  const openFindings = () => {
    select('system');
    document.getElementById(tabId(idBase, 'system'))?.focus();
  };
  const review = { variant: wizard.variant, drawn, pages, wrapped, onJump };
  return (
    <PreviewLayout
      wizard={wizard}
      title={
        hasFaults ? (
          <button type="button" className={styles.toFindings} onClick={openFindings}>
            {title}
          </button>
        ) : (
          title
        )
      }
      actions={<Download title={documentTitle(drawn.resume.personalInfo.fullName)} />}
      tabs={
        <TabList
          label="Pages and tools"
          tabs={tabs}
          selected={tab}
          onSelect={select}
          idBase={idBase}
          className={styles.tabs}
        />
      }
    >
      <TabPanel idBase={idBase} id="sheet" selected={isWide ? undefined : tab}>
        <Desk ref={pages} variant={wizard.variant} drawn={drawn} onJump={onJump} />
      </TabPanel>
      {/* Outside any hidden panel: without layout there is nothing to measure. */}
      {drawn.measuringLayer}
      <Panels {...{ idBase, tab, hasSystemView, review, target: props.target }} />
    </PreviewLayout>
  );
}

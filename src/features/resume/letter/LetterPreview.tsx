import { useMemo, useState, useSyncExternalStore } from 'react';
import { pagesInWords } from '../../../domain/resume/pagesInWords';
import { letterOf, printableLetter } from '../../../domain/resume/letter/letter';
import type { LetterStep } from '../../../domain/resume/letter/letterFields';
import { documentTitle } from '../../../domain/resume/documentTitle';
import { useToolsSelector } from '../../../store/hooks';
import { selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { selectPrintableResume } from '../../../store/resumeSlice';
import { LazyPart } from '../../../ui/LazyPart';
import { SegmentedChoice } from '../../../ui/SegmentedChoice';
import { watchClock } from '../../../ui/watchClock';
import type { PreviewProps } from '../editor/editedDocument';
import { previewParts, resumeSheets } from '../editor/lazyParts';
import type { DrawnSheets } from '../sheets/useResumeSheets';
import { letterSheet } from '../templates/letter/letterSheet';
import { MissingSender } from './MissingSender';

const EXTENTS = [
  { value: 'letter', label: 'Letter only', title: 'Letter' },
  { value: 'both', label: 'Letter and resume', title: 'Letter and resume' },
] as const;
type Extent = (typeof EXTENTS)[number]['value'];

type LetterPreviewProps = Pick<PreviewProps<LetterStep>, 'wizard'>;

interface PagesProps extends LetterPreviewProps {
  readonly letter: DrawnSheets;
  readonly resume: DrawnSheets;
}

/** The pages of the letter, and those of the resume behind them if the visitor wants both in one print. */
function Pages({ wizard, letter, resume }: PagesProps) {
  const [extent, setExtent] = useState<Extent>('letter');
  const { fullName } = useToolsSelector(selectPrintableResume).personalInfo;
  const sheets = extent === 'letter' ? letter.sheets : [...letter.sheets, ...resume.sheets];
  const { title } = EXTENTS.find(({ value }) => value === extent) ?? EXTENTS[0];
  return (
    <LazyPart part={previewParts}>
      {({ PreviewLayout, NumberedPages, Download, PrintOptions, ThinNotice, styles }) => (
        <PreviewLayout
          wizard={wizard}
          title={pagesInWords(sheets.length)}
          actions={<Download title={documentTitle(fullName, title)} />}
        >
          <div className={styles.desk}>
            <MissingSender variant={wizard.variant} />
            {letter.isThin && <ThinNotice />}
            <NumberedPages sheets={sheets} paper={letter.paper} />
          </div>
          {letter.measuringLayer}
          {resume.measuringLayer}
          <div className={styles.panels}>
            <PrintOptions variant={wizard.variant} fit={letter.fit} letter={letterSheet}>
              <SegmentedChoice label="Print" options={EXTENTS} selected={extent} onSelect={setExtent} />
            </PrintOptions>
          </div>
        </PreviewLayout>
      )}
    </LazyPart>
  );
}

/** The resume with the letter as it prints today; the preview may be left open over midnight. */
function useDatedResume() {
  const resume = useToolsSelector(selectPrintableResume);
  const today = useSyncExternalStore(watchClock, () => new Date().toDateString());
  return useMemo(
    () => ({ ...resume, letter: printableLetter(letterOf(resume), new Date(today)) }),
    [resume, today],
  );
}

/** The last screen of the letter's wizard. */
export function LetterPreview({ wizard }: LetterPreviewProps) {
  const resume = useDatedResume();
  const layout = useToolsSelector(selectResumeLayout);
  const given = { variant: wizard.variant, resume, layout };
  return (
    <LazyPart part={resumeSheets}>
      {(Sheets) => (
        <Sheets {...given} dress={letterSheet}>
          {(letter) => (
            <Sheets {...given}>{(drawn) => <Pages wizard={wizard} letter={letter} resume={drawn} />}</Sheets>
          )}
        </Sheets>
      )}
    </LazyPart>
  );
}

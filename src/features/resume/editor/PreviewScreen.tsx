import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectPrintableResume } from '../../../store/resumeSlice';
import { selectResumeLayout } from '../../../store/resumeLayoutSlice';
import { Button } from '../../../ui/Button';
import { StepRail } from '../../../ui/StepRail';
import { LateNotice } from '../LateNotice';
import { BlankSheet } from '../sheets/BlankSheet';
import { resumeSheets } from '../sheets/resumeSheets';
import { ScaledSheet } from '../sheets/ScaledSheet';
import { Download } from './Download';
import type { Wizard } from './useWizard';
import styles from './PreviewScreen.module.css';

const COUNTS = ['No pages', 'One page', 'Two pages', 'Three pages', 'Four pages'];

/** The finished pages in a row, each with its number. */
function NumberedPages({ sheets }: { readonly sheets: readonly ReactNode[] }) {
  return (
    <div className={styles.pages} data-print-root>
      {sheets.map((sheet, index) => (
        <section
          key={index}
          className={styles.page}
          data-resume-sheet={index + 1}
          aria-label={`Page ${index + 1} of ${sheets.length}`}
        >
          <p className={styles.caption} data-print-skip>
            <span>
              Page {index + 1} of {sheets.length}
            </span>
            <span>A4, 210 × 297 mm</span>
          </p>
          <div className={styles.paper}>
            <ScaledSheet>{sheet}</ScaledSheet>
          </div>
        </section>
      ))}
    </div>
  );
}

/** The place of the pages, before what draws them is there. */
function NoPagesYet({ hasFailed }: { readonly hasFailed: boolean }) {
  return (
    <div className={styles.pages}>
      {hasFailed ? (
        <LateNotice subject="The preview" onRetry={() => void resumeSheets.load()} />
      ) : (
        <div className={styles.paper}>
          <BlankSheet />
        </div>
      )}
    </div>
  );
}

interface PreviewLayoutProps {
  readonly wizard: Wizard;
  readonly title: string;
  readonly desk: ReactNode;
  /** The way to paper, where there is something to print. */
  readonly children?: ReactNode;
}

function PreviewLayout({ wizard, title, desk, children }: PreviewLayoutProps) {
  return (
    <div className={styles.screen}>
      <StepRail steps={wizard.rail} onOpen={wizard.jump} className={styles.rail} />
      <div className={styles.desk}>{desk}</div>
      <div className={styles.panel}>
        <h2 tabIndex={-1}>{title}</h2>
        {children}
        <Button variant="ghost" icon="arrowLeft" className={styles.previous} onClick={wizard.previous}>
          Previous
        </Button>
      </div>
    </div>
  );
}

/** The finished pages on a desk, and the way to paper. */
export function PreviewScreen({ wizard }: { readonly wizard: Wizard }) {
  const resume = useAppSelector(selectPrintableResume);
  const layout = useAppSelector(selectResumeLayout);
  const drawing = resumeSheets.useCode();
  if (drawing.status !== 'here') {
    const desk = <NoPagesYet hasFailed={drawing.status === 'failed'} />;
    return <PreviewLayout wizard={wizard} title="Preview" desk={desk} />;
  }
  return (
    <drawing.code variant={wizard.variant} resume={resume} layout={layout}>
      {({ sheets, measuringLayer }) => (
        <PreviewLayout
          wizard={wizard}
          title={`${COUNTS[sheets.length] ?? `${sheets.length} pages`}, ready to print`}
          desk={
            <>
              <NumberedPages sheets={sheets} />
              {measuringLayer}
            </>
          }
        >
          <Download fullName={resume.personalInfo.fullName} />
        </PreviewLayout>
      )}
    </drawing.code>
  );
}

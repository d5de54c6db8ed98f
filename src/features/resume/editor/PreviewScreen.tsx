import { useAppSelector } from '../../../store/hooks';
import { selectPrintableResume } from '../../../store/resumeSlice';
import { Button } from '../../../ui/Button';
import { StepRail } from '../../../ui/StepRail';
import { usePortrait } from '../photo/photoMemory';
import { ScaledSheet } from '../sheets/ScaledSheet';
import { useResumeSheets } from '../sheets/useResumeSheets';
import { Download } from './Download';
import type { Wizard } from './useWizard';
import styles from './PreviewScreen.module.css';

const COUNTS = ['No pages', 'One page', 'Two pages', 'Three pages', 'Four pages'];

/** The finished pages on a desk, and the way to paper. */
export function PreviewScreen({ wizard }: { readonly wizard: Wizard }) {
  const resume = useAppSelector(selectPrintableResume);
  const { measuringLayer, sheets } = useResumeSheets(wizard.variant, resume, usePortrait());
  const pages = COUNTS[sheets.length] ?? `${sheets.length} pages`;
  return (
    <div className={styles.screen}>
      <StepRail steps={wizard.rail} onOpen={wizard.jump} className={styles.rail} />
      <div className={styles.desk}>
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
        {measuringLayer}
      </div>
      <div className={styles.panel}>
        <h2 tabIndex={-1}>{pages}, ready to print</h2>
        <Download fullName={resume.personalInfo.fullName} />
        <Button variant="ghost" icon="arrowLeft" className={styles.previous} onClick={wizard.previous}>
          Previous
        </Button>
      </div>
    </div>
  );
}

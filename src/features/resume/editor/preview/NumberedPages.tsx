import type { ReactNode, Ref } from 'react';
import { PAPERS, type PaperName } from '../../../../domain/resume/layout';
import { ScaledSheet } from '../../sheets/ScaledSheet';
import styles from './PreviewScreen.module.css';

interface NumberedPagesProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly sheets: readonly ReactNode[];
  readonly paper: PaperName;
}

/** The finished pages, numbered. These same elements are printed. */
export function NumberedPages({ ref, sheets, paper }: NumberedPagesProps) {
  const { name, width, height } = PAPERS[paper];
  return (
    <div className={styles.pages} ref={ref} data-print-root>
      {sheets.map((sheet, index) => (
        <section
          key={index}
          className={styles.page}
          data-resume-sheet={index + 1}
          data-paper={paper}
          aria-label={`Page ${index + 1} of ${sheets.length}`}
        >
          <p className={styles.caption} data-print-skip>
            <span>
              Page {index + 1} of {sheets.length}
            </span>
            <span>
              {name}, {width} × {height} mm
            </span>
          </p>
          <div className={styles.paper}>
            <ScaledSheet paper={paper}>{sheet}</ScaledSheet>
          </div>
        </section>
      ))}
    </div>
  );
}

import { type ReactNode, type Ref, useEffect } from 'react';
import { PAPERS, type PaperName } from '../../../../domain/resume/layout';
import { ScaledSheet } from '../../sheets/ScaledSheet';
import styles from './PreviewScreen.module.css';

interface NumberedPagesProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly sheets: readonly ReactNode[];
  readonly paper: PaperName;
}

/** On paper the page's own `h1` is gone, so the name becomes the first heading, and those below it follow. */
function raiseHeadings(isPrinting: boolean): void {
  for (const heading of document.querySelectorAll('[data-print-root] :is(h2, h3, h4)')) {
    if (isPrinting) heading.setAttribute('aria-level', String(Number(heading.localName[1]) - 1));
    else heading.removeAttribute('aria-level');
  }
}

function useHeadingsOfPrint(): void {
  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    window.addEventListener('beforeprint', () => raiseHeadings(true), { signal });
    window.addEventListener('afterprint', () => raiseHeadings(false), { signal });
    return () => done.abort();
  }, []);
}

/** The finished pages, numbered. These same elements are printed. */
export function NumberedPages({ ref, sheets, paper }: NumberedPagesProps) {
  const { name, width, height } = PAPERS[paper];
  useHeadingsOfPrint();
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

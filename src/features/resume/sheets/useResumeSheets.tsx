import { useMemo, type ReactNode } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { ResumeVariant } from '../../../domain/resume/variants';
import type { ResumeLayout } from '../../../domain/resume/layout';
import { RESUME_SHEETS } from '../templates';
import { drawColumns } from './drawColumns';
import { usePageBreaks } from './usePageBreaks';
import styles from './sheets.module.css';

export interface DrawnSheets {
  /** Invisible, but it has to be on the page: the breaks are measured on it. It may stand in nothing that is scaled. */
  readonly measuringLayer: ReactNode;
  /** The pages, each 210 by 297 mm. */
  readonly sheets: readonly ReactNode[];
  /** Index of the page on which a row stands, such as the heading of a section; the first where there is no such row. */
  readonly pageOf: (rowId: string) => number;
}

/**
 * A resume as pages of one of the designs.
 * @param resume without blank entries
 * @param photo address of the portrait, if there is one
 */
export function useResumeSheets(
  variant: ResumeVariant,
  resume: ResumeData,
  photo: string | null,
  layout: ResumeLayout,
): DrawnSheets {
  const template = RESUME_SHEETS[variant];
  const rows = useMemo(() => template.rows(resume), [template, resume]);
  const { layer, plan } = usePageBreaks(template, rows, photo);
  const { Sheet } = template;
  const common = { resume, photo, paper: layout.paper, fit: 0 } as const;
  const nothing = { main: null, side: null };
  return {
    measuringLayer: (
      <div ref={layer} className={styles.measuring} aria-hidden inert>
        <Sheet {...common} page={1} pageCount={1} columns={drawColumns(rows)} />
        <Sheet {...common} page={2} pageCount={2} columns={nothing} />
      </div>
    ),
    sheets: plan.map((page, index) => (
      <Sheet
        key={index}
        {...common}
        page={index + 1}
        pageCount={plan.length}
        columns={drawColumns(rows, page)}
      />
    )),
    pageOf: (rowId) =>
      Math.max(
        0,
        plan.findIndex((page) => template.columns.some((column) => page[column].includes(rowId))),
      ),
  };
}

import type { ReactElement } from 'react';
import { Column } from '../parts/Column';
import { Contact, Folio, Head } from '../parts/Head';
import { Sheet } from '../parts/Sheet';
import {
  certificates,
  education,
  languages,
  professionalSkills,
  projects,
  summary,
  work,
} from '../parts/sections';
import type { ResumeTemplate, SheetProps } from '../template';
import styles from './Compact.module.css';

function CompactSheet({ resume, paper, fit, page, pageCount, columns }: SheetProps): ReactElement {
  return (
    <Sheet paper={paper} fit={fit} className={styles.compact}>
      {page === 1 && (
        <div className={styles.head}>
          <Head info={resume.personalInfo} />
          <Contact info={resume.personalInfo} />
        </div>
      )}
      <Column name="main" className={styles.flow}>
        {columns.main}
      </Column>
      <Folio resume={resume} page={page} pageCount={pageCount} />
    </Sheet>
  );
}

/** Five languages stand on one line rather than on two. */
const languagesPerLine = (count: number): number => (count === 5 ? 5 : 4);

/** Variant D: one dense column for histories of two pages, about sixty lines to a page. */
export const compact: ResumeTemplate = {
  columns: ['main'],
  rows: (resume) => [
    ...summary(resume),
    ...work(resume),
    ...education(resume),
    ...projects(resume),
    ...professionalSkills(resume, { column: 'main', perLine: 3 }),
    ...certificates(resume),
    ...languages(resume, { column: 'main', perLine: languagesPerLine(resume.languages.length) }),
  ],
  Sheet: CompactSheet,
};

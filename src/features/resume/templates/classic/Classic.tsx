import type { ReactElement } from 'react';
import { Column } from '../parts/Column';
import { Contact, Folio, Head } from '../parts/Head';
import { Sheet } from '../parts/Sheet';
import {
  certificates,
  education,
  interests,
  languages,
  projects,
  skills,
  summary,
  work,
} from '../parts/sections';
import type { ResumeTemplate, SheetProps } from '../template';
import styles from './Classic.module.css';

function ClassicSheet({ resume, paper, fit, page, pageCount, columns }: SheetProps): ReactElement {
  return (
    <Sheet paper={paper} fit={fit} className={styles.classic}>
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

/** Variant A: one column in a serif, the name on the centre line. Reads best in screening programs. */
export const classic: ResumeTemplate = {
  columns: ['main'],
  rows: (resume) => [
    ...summary(resume),
    ...work(resume),
    ...education(resume),
    ...projects(resume),
    ...skills(resume),
    ...certificates(resume),
    ...languages(resume, { column: 'main', perLine: 4 }),
    ...interests(resume),
  ],
  Sheet: ClassicSheet,
};

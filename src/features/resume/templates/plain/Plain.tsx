import type { ReactElement } from 'react';
import type { ResumeData } from '../../../../domain/resume/entities';
import { Column } from '../parts/Column';
import { Contact, Folio, Head } from '../parts/Head';
import { Sheet } from '../parts/Sheet';
import {
  education,
  interests,
  languages,
  professionalSkills,
  projects,
  references,
  summary,
  work,
} from '../parts/sections';
import type { ResumeTemplate, SheetProps, SheetRow } from '../template';
import styles from './Plain.module.css';

function PlainSheet({ resume, paper, fit, page, pageCount, columns }: SheetProps): ReactElement {
  return (
    <Sheet paper={paper} fit={fit} className={styles.plain}>
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

const plain = (rows: (resume: ResumeData) => SheetRow[]): ResumeTemplate => ({
  columns: ['main'],
  rows,
  Sheet: PlainSheet,
});

/** Names with their numbers, as many to a line as have room: no bar, which a program can't read. */
const IN_A_ROW = { column: 'main', perLine: 12, isPlain: true } as const;

/** What variant B asks for, in one column without a photo. */
export const plainSidebar = plain((resume) => [
  ...summary(resume),
  ...work(resume),
  ...projects(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...education(resume),
  ...languages(resume, IN_A_ROW),
  ...interests(resume),
]);

/** What variant C asks for, in one column without a photo. */
export const plainBand = plain((resume) => [
  ...summary(resume),
  ...work(resume),
  ...education(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...languages(resume, IN_A_ROW),
  ...references(resume),
]);

import { letterOf, printableLetter } from '../../../../domain/resume/letter/letter';
import type { ResumeTemplate, SheetProps } from '../template';
import { letterRows } from './letterRows';
import styles from './Letter.module.css';

/** The letter in the design of a resume: its head, contacts and colours, with the letter in the wide column. */
export function letterSheet({ columns, Sheet }: ResumeTemplate): ResumeTemplate {
  const className = columns.length === 1 ? `${styles.letter} ${styles.underHead}` : styles.letter;
  return {
    columns,
    rows: (resume) => letterRows(printableLetter(letterOf(resume), new Date()), resume.personalInfo.fullName),
    Sheet: ({ columns: drawn, ...props }: SheetProps) => (
      <Sheet {...props} columns={{ ...drawn, main: <div className={className}>{drawn.main}</div> }} />
    ),
  };
}

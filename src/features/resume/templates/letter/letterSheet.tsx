import { letterOf, printableLetter } from '../../../../domain/resume/letter/letter';
import { classNames } from '../../../../ui/classNames';
import type { ResumeTemplate, SheetProps } from '../template';
import { letterRows } from './letterRows';
import styles from './Letter.module.css';

/** The letter in the design of a resume: its head, contacts and colours, with the letter in the wide column. */
export function letterSheet({ columns, Sheet }: ResumeTemplate): ResumeTemplate {
  const className = classNames(styles.letter, columns.length === 1 && styles.underHead);
  return {
    columns,
    rows: (resume) => letterRows(printableLetter(letterOf(resume), new Date()), resume.personalInfo.fullName),
    Sheet: ({ columns: drawn, ...props }: SheetProps) => (
      <Sheet {...props} columns={{ ...drawn, main: <div className={className}>{drawn.main}</div> }} />
    ),
  };
}

import { oneColumn } from '../parts/oneColumn';
import {
  certificates,
  education,
  interests,
  languages,
  professionalSkills,
  projects,
  references,
  skills,
  summary,
  work,
} from '../parts/sections';
import styles from './Plain.module.css';

/** As many names with numbers per line as fit. No bars, which programs cannot read. */
const IN_A_ROW = { column: 'main', perLine: 12, isPlain: true } as const;

/** Every section that holds data in one column, without the photo, whatever the variant shows. */
export const plain = oneColumn({ sheet: styles.plain, head: styles.head }, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...education(resume),
  ...projects(resume),
  ...skills(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...certificates(resume),
  ...languages(resume, IN_A_ROW),
  ...interests(resume),
  ...references(resume),
]);

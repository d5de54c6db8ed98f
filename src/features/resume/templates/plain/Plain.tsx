import { oneColumn } from '../parts/oneColumn';
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
import styles from './Plain.module.css';

const STYLES = { sheet: styles.plain, head: styles.head, flow: styles.flow };

/** As many names with numbers per line as fit. No bars, which programs cannot read. */
const IN_A_ROW = { column: 'main', perLine: 12, isPlain: true } as const;

/** The content of variant B in one column, without the photo. */
export const plainSidebar = oneColumn(STYLES, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...projects(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...education(resume),
  ...languages(resume, IN_A_ROW),
  ...interests(resume),
]);

/** The content of variant C in one column, without the photo. */
export const plainBand = oneColumn(STYLES, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...education(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...languages(resume, IN_A_ROW),
  ...references(resume),
]);

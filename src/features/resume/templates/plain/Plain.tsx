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

/** Names with their numbers, as many to a line as have room: no bar, which a program can't read. */
const IN_A_ROW = { column: 'main', perLine: 12, isPlain: true } as const;

/** What variant B asks for, in one column without a photo. */
export const plainSidebar = oneColumn(STYLES, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...projects(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...education(resume),
  ...languages(resume, IN_A_ROW),
  ...interests(resume),
]);

/** What variant C asks for, in one column without a photo. */
export const plainBand = oneColumn(STYLES, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...education(resume),
  ...professionalSkills(resume, IN_A_ROW),
  ...languages(resume, IN_A_ROW),
  ...references(resume),
]);

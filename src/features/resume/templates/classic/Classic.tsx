import { oneColumn } from '../parts/oneColumn';
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
import styles from './Classic.module.css';

/** Variant A: one serif column with a centred name. Screening programs read it best. */
export const classic = oneColumn({ sheet: styles.classic, head: styles.head }, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...education(resume),
  ...projects(resume),
  ...skills(resume),
  ...certificates(resume),
  ...languages(resume, { column: 'main', perLine: 4 }),
  ...interests(resume),
]);

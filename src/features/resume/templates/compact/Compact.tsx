import { oneColumn } from '../parts/oneColumn';
import {
  certificates,
  education,
  languages,
  professionalSkills,
  projects,
  summary,
  work,
} from '../parts/sections';
import styles from './Compact.module.css';

/** Five languages go on one line rather than on two. */
const languagesPerLine = (count: number): number => (count === 5 ? 5 : 4);

/** Variant D: one dense column for two-page histories, about sixty lines per page. */
export const compact = oneColumn({ sheet: styles.compact, head: styles.head }, (resume) => [
  ...summary(resume),
  ...work(resume),
  ...education(resume),
  ...projects(resume),
  ...professionalSkills(resume, { column: 'main', perLine: 3 }),
  ...certificates(resume),
  ...languages(resume, { column: 'main', perLine: languagesPerLine(resume.languages.length) }),
]);

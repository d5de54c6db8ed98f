import type { Severity } from '../../../domain/resume/review/check';
import { classNames } from '../../../ui/classNames';
import iconStyles from '../../../ui/Icon.module.css';
import styles from './SeveritySign.module.css';

export type Verdict = Severity | 'good';

/** Octagon, triangle, square, circle: the shape conveys the meaning without the colour. */
const SHAPES: Readonly<Record<Verdict, string>> = {
  fix: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z',
  better: 'M12 4l9 16H3z',
  note: 'M4 4h16v16H4z',
  good: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18',
};
const MARKS: Readonly<Record<Verdict, string>> = {
  fix: 'M12 7.5v5.5M12 16.5v.01',
  better: 'M12 10v4.5M12 17.2v.01',
  note: 'M12 11.5v5M12 7.8v.01',
  good: 'M8 12.3l2.8 2.8L16 9.5',
};

/** The sign of a verdict. Hidden from screen readers, which read the word beside it. */
export function SeveritySign({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg className={classNames(iconStyles.icon, styles[verdict])} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.shape} d={SHAPES[verdict]} />
      <path d={MARKS[verdict]} />
    </svg>
  );
}

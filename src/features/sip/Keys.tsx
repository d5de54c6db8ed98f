import { useId } from 'react';
import { Hatch } from './Hatch';
import styles from './Keys.module.css';

/** Legend swatch of the invested amount. */
export function HatchKey() {
  const hatch = useId();
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      <Hatch id={hatch} />
      <rect x="1" y="1" width="18" height="18" fill={`url(#${hatch})`} />
    </svg>
  );
}

/** Legend swatch of the returns. */
export function MarkerKey() {
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" fill="var(--marker)" />
    </svg>
  );
}

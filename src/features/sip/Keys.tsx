import { useId } from 'react';
import { Hatch } from './Hatch';
import styles from './Keys.module.css';

/** Sample of the hatch: what was paid in. */
export function HatchKey() {
  const hatch = useId();
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      <Hatch id={hatch} />
      <rect x="1" y="1" width="18" height="18" fill={`url(#${hatch})`} />
    </svg>
  );
}

/** Sample of the marigold: what was gained. */
export function MarkerKey() {
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" fill="var(--marker)" />
    </svg>
  );
}

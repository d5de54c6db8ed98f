import { useId } from 'react';
import styles from './Keys.module.css';

/** Hatching for the invested amount, so that colour is not the only cue. Use it as `fill="url(#id)"`. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--surface)" />
        <path d="M0 3h6" stroke="var(--ink)" strokeWidth="1.2" />
      </pattern>
    </defs>
  );
}

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

import { type ReactNode, useId } from 'react';
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

/** Legend swatch, drawn on 20 × 20 units. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Legend swatch of the invested amount. */
export function HatchKey() {
  const hatch = useId();
  return (
    <Key>
      <Hatch id={hatch} />
      <rect x="1" y="1" width="18" height="18" fill={`url(#${hatch})`} />
    </Key>
  );
}

/** Legend swatch of the returns. */
export function MarkerKey() {
  return (
    <Key>
      <rect x="1" y="1" width="18" height="18" fill="var(--marker)" />
    </Key>
  );
}

import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons beside each other, or below if there is no room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

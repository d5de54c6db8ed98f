import type { ReactNode } from 'react';
import styles from './NoteTag.module.css';

/** A note with a marigold dot, worth knowing before following the link. Without children it only reserves its line. */
export function NoteTag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

import type { ReactNode } from 'react';
import styles from './NoteTag.module.css';

interface NoteTagProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** A note with a marigold dot, worth knowing before following the link. Without children it only reserves its line. */
export function NoteTag({ id, children }: NoteTagProps) {
  return (
    <span id={id} className={styles.tag}>
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './NoteTag.module.css';

export interface NoteTagProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** A remark after a marigold dot: what the visitor should know before going there. Without children it only keeps its line. */
export function NoteTag({ id, children }: NoteTagProps) {
  return (
    <span id={id} className={styles.tag}>
      {children}
    </span>
  );
}

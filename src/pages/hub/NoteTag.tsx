import type { ReactNode } from 'react';
import styles from './NoteTag.module.css';

export interface NoteTagProps {
  readonly children: ReactNode;
}

/** A remark after a marigold dot: what the visitor should know before going there. */
export function NoteTag({ children }: NoteTagProps) {
  return <span className={styles.tag}>{children}</span>;
}

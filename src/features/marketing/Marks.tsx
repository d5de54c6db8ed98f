import type { ReactNode } from 'react';
import styles from './Marks.module.css';

/** A logo in its cell. */
export function Mark({ art }: { readonly art: ReactNode }) {
  return <div className={styles.mark}>{art}</div>;
}

interface MarkRowProps {
  readonly marks: readonly { readonly name: string; readonly art: ReactNode }[];
}

/** Logos in a ruled row. */
export function MarkRow({ marks }: MarkRowProps) {
  return (
    <ul className={styles.row}>
      {marks.map(({ name, art }) => (
        <li key={name}>
          <Mark art={art} />
        </li>
      ))}
    </ul>
  );
}

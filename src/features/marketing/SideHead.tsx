import type { ReactNode } from 'react';
import styles from './SideHead.module.css';

interface SideHeadProps {
  readonly title: string;
  /** Id of the heading, for `aria-labelledby`. */
  readonly id: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A long list with a sticky heading on its left. */
export function SideHead({ title, id, text, children }: SideHeadProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className="soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}

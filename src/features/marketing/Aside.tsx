import type { ReactNode } from 'react';
import styles from './Aside.module.css';

interface AsideProps {
  readonly title: string;
  /** Id of the heading, for `aria-labelledby`. */
  readonly id: string;
  readonly text: string;
  readonly art: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** A secondary topic of a page: drawing on the left, text and a button on the right. */
export function Aside({ title, id, text, art, children }: AsideProps) {
  return (
    <div className={styles.aside}>
      {art}
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className="soft">{text}</p>
        {children}
      </div>
    </div>
  );
}

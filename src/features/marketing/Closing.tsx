import type { ReactNode } from 'react';
import styles from './Closing.module.css';

interface ClosingProps {
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The end of a page, between two rules: a question on the left, a call to action on the right. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <div className={styles.closing}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="buttons">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Steps.module.css';

interface StepsProps {
  readonly steps: readonly { readonly name: string; readonly text: string; readonly art: ReactNode }[];
}

/** A process along one ground line: each drawing adds one thing to the previous one. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text, art }, index) => (
        <li key={name} className={styles.step}>
          <div className={styles.stage}>{art}</div>
          <div className={styles.words}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
            <p className="hint">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

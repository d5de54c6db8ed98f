import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Card.module.css';

export interface CardProps {
  /** Drawn as a heading of `level` (3 where it is left out). */
  title?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** `plate` has the sheet's heavy upper line: for results. */
  look?: 'plain' | 'wash' | 'plate' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A bordered piece of paper for what belongs together. */
export function Card({ title, level = 3, look = 'plain', className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.card, styles[look], className)}>
      {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </div>
  );
}

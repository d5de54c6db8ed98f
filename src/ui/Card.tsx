import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Card.module.css';

export interface CardProps {
  /** Rendered as a heading of `level`, 3 by default. */
  title?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** `plate` has the heavy top rule of a patent sheet; use it for results. */
  look?: 'plain' | 'wash' | 'plate' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A bordered surface that groups related content. */
export function Card({ title, level = 3, look = 'plain', className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.card, styles[look], className)}>
      {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </div>
  );
}

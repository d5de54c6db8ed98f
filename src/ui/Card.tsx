import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Card.module.css';

export interface CardProps {
  /** Rendered as an `h3`. */
  title?: ReactNode;
  /** `plate` has the heavy top rule of a patent sheet; use it for results. */
  look?: 'plain' | 'wash' | 'plate' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A bordered surface that groups related content. */
export function Card({ title, look = 'plain', className, children }: CardProps) {
  return (
    <div className={classNames(styles.card, styles[look], className)}>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Card.module.css';

interface CardProps {
  /** `plate` has the heavy top rule of a patent sheet, for results; `wash` is a quiet second background. */
  look: 'wash' | 'plate';
  className?: string | undefined;
  children: ReactNode;
}

/** A bordered surface that groups related content. */
export function Card({ look, className, children }: CardProps) {
  return <div className={classNames(styles.card, styles[look], className)}>{children}</div>;
}

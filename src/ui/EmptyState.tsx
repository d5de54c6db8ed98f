import type { ReactNode } from 'react';
import { PenFigure } from './art';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing, in bold: "No jobs yet." */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  /** A 4:3 drawing; defaults to a ruling pen at the start of its line. */
  figure?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** Placeholder for an empty list. */
export function EmptyState({ title, text, figure = <PenFigure />, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {figure}
      <div className={styles.words}>
        <p>
          <b>{title}</b> {text}
        </p>
        {action}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { PenFigure } from './art';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing, in bold: "No jobs yet." */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** Placeholder for an empty list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <PenFigure />
      <div className={styles.words}>
        <p>
          <b>{title}</b> {text}
        </p>
        {action}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { PenFigure } from './art';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing, in bold: "No jobs yet." */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  /** A drawing, 4:3; a ruling pen at the start of its line where it is left out. */
  figure?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** What stands where a list has nothing to show. */
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

import { PenFigure } from './art';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing, in bold: "No jobs yet." */
  title: string;
  /** What to do about it. */
  text: string;
}

/** Placeholder for an empty list. */
export function EmptyState({ title, text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <PenFigure />
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}

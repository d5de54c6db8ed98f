import { classNames } from '../../../ui/classNames';
import { Wrap } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './StepScreen.module.css';

interface EditorSkeletonProps {
  /** Heading of the screen that is opening, unless it is the first. */
  readonly title?: string;
  /** Announced by screen readers. */
  readonly reason?: string;
}

/** Placeholder with the final layout of rail, form and preview. */
export function EditorSkeleton({ title, reason = 'The editor is opening.' }: EditorSkeletonProps) {
  return (
    <Wrap className={classNames(styles.columns, styles.waiting)}>
      <p className="visually-hidden" role="status">
        {reason}
      </p>
      <Skeleton lines={4} />
      <div>
        {title !== undefined && <h2>{title}</h2>}
        <Skeleton lines={9} />
      </div>
      <Skeleton aspectRatio="210 / 297" className={styles.whereWide} />
    </Wrap>
  );
}

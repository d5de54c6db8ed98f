import { classNames } from '../../../ui/classNames';
import { Wrap } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './StepScreen.module.css';

/** Placeholder with the final layout of rail, form and preview. Screen readers announce `reason`. */
export function EditorSkeleton({ reason = 'The editor is opening.' }: { readonly reason?: string }) {
  return (
    <Wrap className={classNames(styles.columns, styles.waiting)}>
      <p className="visually-hidden" role="status">
        {reason}
      </p>
      <Skeleton lines={4} />
      <Skeleton lines={9} />
      <Skeleton aspectRatio="210 / 297" className={styles.whereWide} />
    </Wrap>
  );
}

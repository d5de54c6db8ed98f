import { Wrap } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './StepScreen.module.css';

/** Placeholder with the final layout of rail, form and preview, shown while their code loads. */
export function EditorSkeleton() {
  return (
    <Wrap className={styles.columns}>
      <p className="visually-hidden" role="status">
        The editor is opening.
      </p>
      <Skeleton lines={4} />
      <Skeleton lines={9} />
      <Skeleton aspectRatio="210 / 297" className={styles.whereWide} />
    </Wrap>
  );
}

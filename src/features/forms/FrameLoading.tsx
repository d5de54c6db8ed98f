import { FORM_FRAME } from '../../content/forms';
import styles from './FrameLoading.module.css';

/** Stands where the fields will be, in their own heights, so that nothing jumps when the form is there. */
export function FrameLoading() {
  return (
    <div className={styles.loading} role="status">
      <span className="mono">{FORM_FRAME.loading}</span>
      <div className={styles.scale} />
      <div className={styles.field} />
      <div className={styles.field} />
      <div className={styles.tall} />
    </div>
  );
}

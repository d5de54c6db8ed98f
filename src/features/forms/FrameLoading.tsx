import { FORM_FRAME } from '../../content/forms';
import styles from './FrameLoading.module.css';

/** A placeholder with the heights of the fields, so that nothing shifts when the form loads. */
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

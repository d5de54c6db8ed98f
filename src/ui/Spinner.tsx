import { Icon } from './Icon';
import styles from './Spinner.module.css';

/** A spinner with a label for screen readers, for waits without steps. */
export function Spinner({ label = 'Loading' }: { label?: string | undefined }) {
  return (
    <span className={styles.spinner} role="status">
      <Icon name="spinner" className={styles.ring} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

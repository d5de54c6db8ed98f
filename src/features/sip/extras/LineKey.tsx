import styles from './LineKey.module.css';

/** Legend swatch of the line: the value at today's prices. */
export function LineKey() {
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M1 15L19 5" />
    </svg>
  );
}

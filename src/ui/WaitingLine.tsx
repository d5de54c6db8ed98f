import styles from './WaitingLine.module.css';

/**
 * Shows that what was pressed is loading: a marker sweeps along the top edge of the window. Screen readers announce only words
 * that change, so it is rendered even without any.
 * @param words empty if nothing is loading
 */
export function WaitingLine({ words }: { readonly words: string }) {
  return (
    <p className={styles.wait} aria-live="polite">
      {words}
    </p>
  );
}

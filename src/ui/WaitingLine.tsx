import styles from './WaitingLine.module.css';

/**
 * Says that what was pressed is on its way: a marker sweeps along the top edge of the window. Screen readers announce only words
 * that change, so it stands before there are any.
 * @param words empty if nothing is
 */
export function WaitingLine({ words }: { readonly words: string }) {
  return (
    <p className={styles.wait} aria-live="polite">
      {words}
    </p>
  );
}

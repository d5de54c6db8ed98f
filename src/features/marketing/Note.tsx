import styles from './Note.module.css';

/** A footnote under a table or list. */
export function Note({ text }: { readonly text: string }) {
  return (
    <p className={styles.note}>
      <span className={styles.word}>Note</span> <span>{text}</span>
    </p>
  );
}

import { NOTE_LABEL } from '../../content/figure';
import styles from './Note.module.css';

/** A footnote below a table or list. */
export function Note({ text }: { readonly text: string }) {
  return (
    <p className={styles.note}>
      <span className={styles.word}>{NOTE_LABEL}</span> <span>{text}</span>
    </p>
  );
}

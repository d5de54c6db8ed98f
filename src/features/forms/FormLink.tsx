import { FORM_FRAME } from '../../content/forms';
import { Icon } from '../../ui/Icon';
import styles from './EmbeddedForm.module.css';

/** Opens the form in a new tab. */
export function FormLink({ address }: { readonly address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.alone}>
      {FORM_FRAME.alone}
      <Icon name="external" />
    </a>
  );
}

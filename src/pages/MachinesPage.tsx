import { Inspector } from '../features/inspector/Inspector';
import { Wrap } from '../ui/Layout';
import styles from './MachinesPage.module.css';

/** `/machines`: every machine of the site, live. In development and in builds made with `INSPECT=1` only. */
export function MachinesPage() {
  return (
    <Wrap className={styles.page}>
      <Inspector />
    </Wrap>
  );
}

import { Inspector } from '../features/inspector/Inspector';
import { Wrap } from '../ui/Layout';
import styles from './MachinesPage.module.css';

/** `/machines`: every machine of the site, live. Only in development and in builds made with `INSPECT=1`. */
export function MachinesPage() {
  return (
    <Wrap className={styles.page}>
      <Inspector />
    </Wrap>
  );
}

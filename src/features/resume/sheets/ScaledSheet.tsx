import type { ReactElement, ReactNode } from 'react';
import styles from './sheets.module.css';

/** An A4 page as wide as the space it is given: true to scale on the screen, true to size on paper. */
export function ScaledSheet({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.frame}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}

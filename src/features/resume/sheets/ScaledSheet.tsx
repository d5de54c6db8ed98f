import type { ReactElement, ReactNode } from 'react';
import type { PaperName } from '../../../domain/resume/layout';
import styles from './sheets.module.css';

interface ScaledSheetProps {
  readonly paper: PaperName;
  readonly children: ReactNode;
}

/** A page as wide as the space it is given: true to scale on the screen, true to size on paper. */
export function ScaledSheet({ paper, children }: ScaledSheetProps): ReactElement {
  return (
    <div className={styles.frame} data-paper={paper}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { PaperName } from '../../../domain/resume/layout';
import styles from './sheets.module.css';

interface ScaledSheetProps {
  readonly paper: PaperName;
  /** Without children it is a blank page, in place of a sheet that is not drawn yet. */
  readonly children?: ReactNode;
}

/** A page scaled to the width of its container, and at true size where it is the document that prints. */
export function ScaledSheet({ paper, children }: ScaledSheetProps) {
  return (
    <div className={styles.frame} data-paper={paper}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}

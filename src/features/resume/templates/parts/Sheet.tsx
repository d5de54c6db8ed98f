import type { ReactElement, ReactNode } from 'react';
import type { SheetProps } from '../template';
import styles from './sheet.module.css';

interface SheetFrameProps extends Pick<SheetProps, 'paper' | 'fit'> {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The root of one page, with the size of its paper and the density of its fit step. */
export function Sheet({ paper, fit, className = '', children }: SheetFrameProps): ReactElement {
  return (
    <div className={`${styles.sheet} ${className}`} data-paper={paper} data-fit={fit}>
      {children}
    </div>
  );
}

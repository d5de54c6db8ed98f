import type { ReactElement, ReactNode } from 'react';
import type { SheetColumn } from '../template';
import styles from './sheet.module.css';

interface ColumnProps {
  readonly name: SheetColumn;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The part of a sheet that rows flow into. It takes the height that is left; the page breaks are measured against it. */
export function Column({ name, className = '', children }: ColumnProps): ReactElement {
  return (
    <div className={`${styles.column} ${className}`} data-column={name}>
      {children}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import type { SheetColumn } from '../template';
import styles from './sheet.module.css';

interface ColumnProps {
  readonly name: SheetColumn;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A column that rows flow into. It fills the remaining height, which page breaks are measured against. */
export function Column({ name, className = '', children }: ColumnProps): ReactElement {
  return (
    <div className={`${styles.column} ${className}`} data-column={name}>
      {children}
    </div>
  );
}

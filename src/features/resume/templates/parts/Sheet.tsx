import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/classNames';
import type { SheetColumn } from '../../../../domain/resume/pagination';
import type { SheetProps } from '../template';
import styles from './sheet.module.css';

interface SheetFrameProps extends Pick<SheetProps, 'resume' | 'paper' | 'fit'> {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The root of one page, with the size of its paper, the density of its fit step, and the visitor's colour and typefaces. */
export function Sheet({ resume, paper, fit, className, children }: SheetFrameProps) {
  const { accent, pairing } = resume.design;
  return (
    <div
      className={classNames(styles.sheet, className)}
      data-paper={paper}
      data-fit={fit}
      data-pairing={pairing}
      style={{ '--accent': accent }}
      translate="no"
    >
      {children}
    </div>
  );
}

interface ColumnProps {
  readonly name: SheetColumn;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A column that rows flow into. It fills the remaining height, which page breaks are measured against. */
export function Column({ name, className, children }: ColumnProps) {
  return (
    <div className={classNames(styles.column, className)} data-column={name}>
      {children}
    </div>
  );
}

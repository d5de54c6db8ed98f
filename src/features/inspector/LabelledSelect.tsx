import { useId } from 'react';
import { classNames } from '../../ui/classNames';
import { Select, type SelectProps } from '../../ui/Select';
import control from './Control.module.css';

interface LabelledSelectProps extends SelectProps {
  readonly label: string;
  /** Of the row. */
  readonly className: string | undefined;
}

/** A small list box with its label at the side. */
export function LabelledSelect({ label, className, ...select }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className={classNames(control.row, className)}>
      <label htmlFor={id} className={control.label}>
        {label}
      </label>
      <Select {...select} isSmall id={id} className={control.select} />
    </div>
  );
}

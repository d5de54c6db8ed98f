import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon';
import styles from './Select.module.css';

export interface SelectProps extends ComponentProps<'select'> {
  /** As high as a touch target and no higher, for rows of a table or a toolbar. */
  readonly isSmall?: boolean;
}

/**
 * A native list box in the frame of a field. It looks the same in every browser: WebKit keeps its own look unless `appearance`
 * is `none`.
 */
export function Select({ isSmall = false, className, ...select }: SelectProps) {
  return (
    <span className={classNames(styles.box, isSmall && styles.small, className)}>
      <select {...select} className={fieldStyles.control} />
      <Icon name="chevronDown" />
    </span>
  );
}

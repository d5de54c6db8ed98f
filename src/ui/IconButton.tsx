import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name: the verb and what it is done to ("Remove Junior Web Developer"). */
  label: string;
  /** Warms up in the danger colour when pointed at. */
  isDangerous?: boolean | undefined;
}

/** A 44 px button that shows only an icon. */
export function IconButton({
  icon,
  label,
  isDangerous = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, isDangerous && styles.danger, className)}
    >
      <Icon name={icon} />
    </button>
  );
}

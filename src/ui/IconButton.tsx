import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> {
  icon: IconName;
  /** Accessible name: verb and object ("Remove Junior Web Developer"). */
  label: string;
  /** Turns to the danger colour on hover. */
  isDangerous?: boolean | undefined;
}

/** A 44 px icon-only button. */
export function IconButton({ icon, label, isDangerous = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.button, isDangerous && styles.danger, className)}
    >
      <Icon name={icon} />
    </button>
  );
}

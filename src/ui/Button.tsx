import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from './Link';
import styles from './Button.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import spinner from './Spinner.module.css';

/**
 * `primary` is the next step, `ghost` an alternative, `quiet` a minor action, `onBand` for the dark band, `danger` for
 * removal.
 */
type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'onBand' | 'danger';

interface ButtonLook {
  /** Defaults to `primary`. */
  variant?: ButtonVariant | undefined;
  /** `md` is 48 px high, `sm` 44 px. */
  size?: 'md' | 'sm' | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Before the label. */
  icon?: IconName | undefined;
  /** After the label. */
  iconAfter?: IconName | undefined;
  /** Fills its container. */
  isWide?: boolean | undefined;
  /**
   * An action it started is in progress: it keeps its label and focus, shows a spinner and ignores presses. (`disabled`
   * would drop the focus.)
   */
  isBusy?: boolean | undefined;
  /** Temporarily unavailable. Unlike `disabled`, it keeps the focus. */
  isBlocked?: boolean | undefined;
}

interface ButtonLinkProps extends ButtonLook, LinkProps {}

const buttonClass = (
  { variant = 'primary', size = 'md' }: ButtonLook,
  ...others: (string | false | undefined)[]
) => classNames(styles.button, styles[variant], size === 'sm' && styles.sm, ...others);

/** A native button; it does not submit a form unless `type="submit"`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconAfter,
    isWide = false,
    isBusy = false,
    isBlocked = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  const firstIcon = isBusy ? 'spinner' : icon;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, isWide && styles.wide, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isBlocked || undefined}
      onClick={press}
    >
      {firstIcon && <Icon name={firstIcon} className={isBusy ? spinner.ring : undefined} />}
      {children}
      {iconAfter && !isBusy && <Icon name={iconAfter} />}
    </button>
  );
}

/** A link styled as a button. `to` takes internal paths and full URLs. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ variant, size }, className)} />;
}

/** An inline link with an arrow that moves on hover. */
export function TextLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link to={to} className={styles.go}>
      {children}
      <Icon name="arrowRight" />
    </Link>
  );
}

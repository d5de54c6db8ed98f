import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './Link';
import styles from './Button.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';

/** What a button is for: the one next step, another way, something small, on the dark band, or taking away. */
export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'onBand' | 'danger';

interface ButtonLook {
  /** `primary` where it is left out. */
  variant?: ButtonVariant | undefined;
  /** `md` is 48 px high, `sm` 44 px. */
  size?: 'md' | 'sm' | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** After the words. */
  iconAfter?: IconName | undefined;
  /** As wide as its place. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /**
   * Something it started is under way: it keeps its words and the focus, turns a spinner and lets no second press through.
   * (`disabled` would throw the focus away.)
   */
  isBusy?: boolean | undefined;
  /** It can't be pressed just now. Unlike `disabled`, it keeps the focus. */
  isBlocked?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'children'> {}

export interface TextLinkProps extends Omit<LinkProps, 'children'> {
  /** Stands after the words; an arrow where it is left out. */
  icon?: IconName | undefined;
  children: ReactNode;
}

const lookOf = (
  { variant = 'primary', size = 'md', isWide = false }: Omit<ButtonLook, 'children'>,
  className?: string,
) => classNames(styles.button, styles[variant], size === 'sm' && styles.sm, isWide && styles.wide, className);

/** A native button that submits nothing unless `type="submit"` says so. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconAfter,
    isWide,
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
      className={lookOf({ variant, size, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isBlocked || undefined}
      onClick={press}
    >
      {firstIcon && <Icon name={firstIcon} className={isBusy ? styles.spin : undefined} />}
      {children}
      {iconAfter && !isBusy && <Icon name={iconAfter} />}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere (`to` takes our own paths and whole addresses). */
export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  isWide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookOf({ variant, size, isWide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}

/** A link in running layout, with an arrow that moves when pointed at. */
export function TextLink({ icon = 'arrowRight', className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.go, className)}>
      {children}
      <Icon name={icon} />
    </Link>
  );
}

import { classNames } from './classNames';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './iconPaths';

export type { IconName };

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A line icon, 20 px, in the colour of the text around it. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

import { classNames } from './classNames';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './iconPaths';

export type { IconName };

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A 20 px line icon in `currentColor`. Hidden from screen readers, which read the text next to it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

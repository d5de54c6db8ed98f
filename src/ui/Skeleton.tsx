import { classNames } from './classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Number of placeholder lines; the last is shorter. */
  lines?: number | undefined;
  /** A box of this aspect ratio instead, in CSS notation: `16 / 9`. */
  aspectRatio?: string | undefined;
  className?: string | undefined;
}

/** Reserves the space of loading content. Announce "Loading" once around it (`Spinner`, `aria-busy`), not here. */
export function Skeleton({ lines = 1, aspectRatio, className }: SkeletonProps) {
  if (aspectRatio !== undefined) {
    return <div className={classNames(styles.piece, className)} style={{ aspectRatio }} aria-hidden="true" />;
  }
  return (
    <div className={classNames(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(styles.piece, styles.line)} />
      ))}
    </div>
  );
}

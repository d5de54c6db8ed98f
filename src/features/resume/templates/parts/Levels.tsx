import { barPercent, fluencyOf } from '../../../../domain/resume/resume';
import { Typed } from './text';
import styles from './parts.module.css';

interface LevelLineProps {
  readonly items: readonly { readonly id: number; readonly name: string; readonly fluency: string }[];
  /** The maximum of the scale. */
  readonly max: number;
  /** Cells per line: a partly filled line keeps its cell width. */
  readonly perLine: number;
  /** Without bars and cells. */
  readonly isPlain: boolean;
}

/**
 * Names with their bars, side by side. A bar takes 10 % of its cell per point; on a scale of 9 the track ends at 90 %, so
 * that 9 looks full. The number appears beside it as text.
 */
export function LevelLine({ items, max, perLine, isPlain }: LevelLineProps) {
  return items.map(({ id, name, fluency }) => {
    const points = fluencyOf(fluency, max);
    const cell = !isPlain && {
      className: styles.level,
      style: { '--per-line': perLine },
    };
    const bar = {
      '--track-width': `${barPercent(max)}%`,
      '--bar-width': `${barPercent(points ?? 0)}%`,
    };
    return (
      <li key={id} {...cell}>
        <Typed>{name}</Typed>{' '}
        {points !== undefined && (
          <>
            <span className={styles.levelValue}>
              {points}/{max}
              {isPlain && ' '}
            </span>
            {!isPlain && <span className={styles.bar} style={bar} />}
          </>
        )}
      </li>
    );
  });
}

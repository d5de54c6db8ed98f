import type { PosterSize } from '../../../domain/posts/formats';
import type { Leader } from './leaderLines';
import styles from './Proof.module.css';

interface LeadersProps {
  readonly leaders: readonly Leader[];
  readonly size: PosterSize;
  /** Colour of the lines where they cross the poster. */
  readonly ink: string;
  readonly activeNumeral: number | undefined;
}

/** Margin around the poster for the numerals, in px of the poster. */
export const MARGIN = { side: 90, bottom: 80 } as const;

/** Leader lines and numerals around the live poster. The numeral of the focused field is highlighted. */
export function Leaders({ leaders, size, ink, activeNumeral }: LeadersProps) {
  const width = size.width + 2 * MARGIN.side;
  const height = size.height + MARGIN.bottom;
  return (
    <svg
      className={styles.leaders}
      viewBox={`${-MARGIN.side} 0 ${width} ${height}`}
      style={{ '--poster-ink': ink }}
      aria-hidden="true"
    >
      {leaders.map(({ numeral, outside, inside, dot, label }) => (
        <g key={numeral} className={numeral === activeNumeral ? styles.active : undefined}>
          <path d={outside} />
          {inside !== undefined && <path d={inside} className={styles.inside} />}
          {dot && <circle cx={dot.x} cy={dot.y} r={6} />}
          <rect x={label.x - 23} y={label.y - 19} width={46} height={38} rx={6} />
          <text x={label.x} y={label.y + 10}>
            {numeral}
          </text>
        </g>
      ))}
    </svg>
  );
}

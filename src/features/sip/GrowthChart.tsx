import { useId } from 'react';
import { formatRupees } from '../../domain/sip/sip';
import type { YearEnd } from '../../domain/sip/growth';
import { axisTicks, shortAmount } from './scale';
import { Hatch } from './Hatch';
import { HatchKey, MarkerKey } from './Keys';
import styles from './GrowthChart.module.css';

/** Up to here every bar has its year under it; beyond, every fifth. */
const MOST_YEAR_LABELS = 12;
/** Part of a year's room that its bar takes. */
const BAR_WIDTH = 0.6;

/**
 * Value at the end of each year, paid in and gained. Places are percentages, so that the drawing takes any width while its
 * letters keep their size; the table beside it has the same numbers.
 */
export function GrowthChart({ years }: { readonly years: readonly YearEnd[] }) {
  const hatch = useId();
  const ticks = axisTicks(Math.max(...years.map(({ value, invested }) => Math.max(value, invested))));
  const top = ticks.at(-1) ?? 1;
  return (
    <figure>
      <figcaption className={styles.keys}>
        <span>
          <HatchKey /> Invested
        </span>
        <span>
          <MarkerKey /> Return
        </span>
      </figcaption>
      <div className={styles.chart} role="img" aria-label={summaryOf(years)}>
        <svg className={styles.plot} aria-hidden="true">
          <Hatch id={hatch} />
          {ticks.map((tick) => (
            <g key={tick} className={styles.tick}>
              <line x1="0" x2="100%" y1={percentOf(top - tick, top)} y2={percentOf(top - tick, top)} />
              <text x="0" y={percentOf(top - tick, top)} dx="-10" dy="4">
                {shortAmount(tick)}
              </text>
            </g>
          ))}
          {years.map((year, index) => (
            <Bar key={year.year} end={year} index={index} count={years.length} top={top} hatch={hatch} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

interface BarProps {
  readonly end: YearEnd;
  readonly index: number;
  readonly count: number;
  /** Amount at the upper edge of the plot. */
  readonly top: number;
  /** Id of the hatch. */
  readonly hatch: string;
}

function Bar({ end: { year, invested, value }, index, count, top, hatch }: BarProps) {
  const slot = 100 / count;
  const middle = `${(index + 0.5) * slot}%`;
  const place = { x: `${(index + (1 - BAR_WIDTH) / 2) * slot}%`, width: `${slot * BAR_WIDTH}%` };
  const isNamed = count <= MOST_YEAR_LABELS || year === 1 || year % 5 === 0;
  const isLast = index === count - 1;
  return (
    <g className={styles.bar}>
      <rect
        {...place}
        y={percentOf(top - invested, top)}
        height={percentOf(invested, top)}
        fill={`url(#${hatch})`}
      />
      <rect
        {...place}
        y={percentOf(top - value, top)}
        height={percentOf(Math.max(0, value - invested), top)}
        fill="var(--marker)"
      />
      {isNamed && (
        <text x={middle} y="100%" dy="24">
          {year}
        </text>
      )}
      {isLast && (
        <text className={styles.total} x="100%" y={percentOf(top - value, top)} dy="-8">
          {formatRupees(value).replace(/\.\d+$/, '')}
        </text>
      )}
    </g>
  );
}

function percentOf(amount: number, top: number): string {
  return `${((amount / top) * 100).toFixed(3)}%`;
}

function summaryOf(years: readonly YearEnd[]): string {
  const last = years.at(-1);
  return last
    ? `Value at the end of each year, up to ${formatRupees(last.value)} after ${last.year} years`
    : '';
}

import { formatRupees } from '../../domain/sip/sip';
import type { YearEnd } from '../../domain/sip/growth';
import { axisTicks, shortAmount } from './scale';
import { Hatch } from './Hatch';
import { HatchKey, MarkerKey } from './Keys';
import styles from './GrowthChart.module.css';

/** Up to here every bar has its year under it; beyond, every fifth. */
const MOST_YEAR_LABELS = 12;

/**
 * Value at the end of each year, paid in and gained. Places are percentages, so that the drawing takes any width while its
 * letters keep their size; the table beside it has the same numbers.
 */
export function GrowthChart({ years }: { readonly years: readonly YearEnd[] }) {
  const highest = Math.max(...years.map(({ value }) => value));
  const ticks = axisTicks(highest);
  const top = ticks.at(-1) ?? 1;
  const slot = 100 / years.length;
  const percent = (amount: number) => `${((amount / top) * 100).toFixed(3)}%`;
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
          <Hatch id="chart-hatch" />
          {ticks.map((tick) => (
            <g key={tick} className={styles.tick}>
              <line x1="0" x2="100%" y1={percent(top - tick)} y2={percent(top - tick)} />
              <text x="0" y={percent(top - tick)} dx="-10" dy="4">
                {shortAmount(tick)}
              </text>
            </g>
          ))}
          {years.map(({ year, invested, value }, index) => {
            const place = { x: `${index * slot + slot * 0.2}%`, width: `${slot * 0.6}%` };
            const isNamed = years.length <= MOST_YEAR_LABELS || year === 1 || year % 5 === 0;
            return (
              <g key={year} className={styles.bar}>
                <rect
                  {...place}
                  y={percent(top - invested)}
                  height={percent(invested)}
                  fill="url(#chart-hatch)"
                />
                <rect
                  {...place}
                  y={percent(top - value)}
                  height={percent(Math.max(0, value - invested))}
                  fill="var(--marker)"
                />
                {isNamed && (
                  <text x={`${(index + 0.5) * slot}%`} y="100%" dy="24">
                    {year}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

function summaryOf(years: readonly YearEnd[]): string {
  const last = years.at(-1);
  return last
    ? `Value at the end of each year, up to ${formatRupees(last.value)} after ${last.year} years`
    : '';
}

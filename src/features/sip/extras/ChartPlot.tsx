import { useId } from 'react';
import { formatRupees } from '../../../domain/sip/amounts';
import type { YearEnd } from '../../../domain/sip/plan';
import { withUnit } from '../../../domain/sip/fields';
import { Hatch } from '../Keys';
import { drawChart } from './drawing';
import styles from './GrowthChart.module.css';

/** Up to this many years every bar has a label; above that every fifth, then every tenth. */
const EVERY_YEAR_MAX = 12;
const EVERY_FIFTH_YEAR_MAX = 40;

interface ChartPlotProps {
  readonly years: readonly YearEnd[];
  /** Index of the selected year. */
  readonly chosen: number;
  readonly isTodayShown: boolean;
}

/** The plot itself. Positions are percentages, so that it scales to any width while the text keeps its size. */
export function ChartPlot({ years, chosen, isTodayShown }: ChartPlotProps) {
  const hatch = useId();
  const drawing = drawChart(years);
  const last = drawing.bars.at(-1);
  return (
    <svg className={styles.plot} role="img" aria-label={summaryOf(years)}>
      <Hatch id={hatch} />
      <rect
        className={styles.chosen}
        x={`${chosen * drawing.slot}%`}
        width={`${drawing.slot}%`}
        height="100%"
      />
      {drawing.ticks.map(({ amount, y }) => (
        <g key={amount} className={styles.tick}>
          <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          <text x="0" y={`${y}%`} dx="-10" dy="4">
            {shortAmount(amount)}
          </text>
        </g>
      ))}
      {drawing.bars.map(({ end, middle, kept, moved }) => (
        <g key={end.year} className={styles.bar}>
          <rect {...placeOf(kept)} fill={`url(#${hatch})`} />
          <rect {...placeOf(moved)} className={end.estimatedReturn < 0 ? styles.lost : styles.gained} />
          {hasLabel(end.year, years.length) && (
            <text x={`${middle}%`} y="100%" dy="24">
              {end.year}
            </text>
          )}
        </g>
      ))}
      {isTodayShown && <TodayLine path={drawing.todayPath} />}
      {last && last.end.estimatedReturn >= 0 && (
        <text className={styles.total} x={`${last.kept.x + last.kept.width}%`} y={`${last.top}%`} dy="-8">
          {formatRupees(last.end.maturityValue)}
        </text>
      )}
    </svg>
  );
}

type BarPart = ReturnType<typeof drawChart>['bars'][number]['kept'];

const placeOf = ({ x, y, width, height }: BarPart) => ({
  x: `${x}%`,
  y: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

function hasLabel(year: number, count: number): boolean {
  if (count <= EVERY_YEAR_MAX) return true;
  return year % (count <= EVERY_FIFTH_YEAR_MAX ? 5 : 10) === 0 || year === 1;
}

/** SVG paths cannot use percentages: the path is drawn in a viewBox stretched over the plot, with a non-scaling stroke. */
function TodayLine({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      {[styles.casing, styles.today].map((line) => (
        <path key={line} className={line} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

function summaryOf(years: readonly YearEnd[]): string {
  const last = years.at(-1);
  return last
    ? `Value at the end of each year, up to ${formatRupees(last.maturityValue)} after ${withUnit(last.year, 'years')}`
    : '';
}

/** Abbreviates an amount for the axis, which has room for nine letters: `1,00,000` becomes "1 lakh", `25000` becomes "25k". */
function shortAmount(amount: number): string {
  if (amount >= 1e16) return Number(amount.toPrecision(2)).toExponential().replace('+', '');
  const units = [
    [1e12, 'L cr'],
    [1e7, ' cr'],
    [1e5, ' lakh'],
    [1e3, 'k'],
  ] as const;
  const unit = units.find(([size]) => amount >= size);
  return unit ? `${Number((amount / unit[0]).toFixed(1))}${unit[1]}` : String(Number(amount.toFixed(2)));
}

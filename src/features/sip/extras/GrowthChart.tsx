import { useState, type PointerEvent } from 'react';
import { CALCULATOR } from '../../../content/calculator';
import { CALCULATOR_TOOLS } from '../../../content/calculatorTools';
import { formatRupees } from '../../../domain/sip/amounts';
import { yearAmounts, type YearEnd } from '../../../domain/sip/plan';
import { ChartPlot } from './ChartPlot';
import { YearReadout } from './YearReadout';
import styles from './GrowthChart.module.css';

export interface GrowthChartProps {
  readonly years: readonly YearEnd[];
  /** Also draws the values at today's prices. */
  readonly isTodayShown: boolean;
}

/**
 * Value at the end of each year, split into invested amount and returns. One year is read out above the chart: the last one,
 * the hovered one, or the one selected with the arrow keys on a native slider over the years. The year table has the same
 * numbers.
 */
export function GrowthChart({ years, isTodayShown }: GrowthChartProps) {
  const [chosen, setChosen] = useState<number>();
  const last = years.length - 1;
  const index = Math.min(chosen ?? last, last);
  const end = years[index];
  if (!end) return null;

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * years.length);
    if (at >= 0 && at <= last) setChosen(at);
  };

  return (
    <figure>
      <figcaption>
        <YearReadout end={end} isTodayShown={isTodayShown} />
      </figcaption>
      <div className={styles.area} onPointerMove={point} onPointerDown={point}>
        <ChartPlot years={years} chosen={index} isTodayShown={isTodayShown} />
        <input
          className={styles.chooser}
          type="range"
          min={1}
          max={years.length}
          step={1}
          value={index + 1}
          aria-label={CALCULATOR_TOOLS.chart.control}
          aria-valuetext={inWords(end, isTodayShown)}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber - 1)}
        />
      </div>
      <p className={styles.help}>{CALCULATOR_TOOLS.chart.help}</p>
    </figure>
  );
}

/** A year in words, for screen readers. */
function inWords(end: YearEnd, isTodayShown: boolean): string {
  const { columns } = CALCULATOR;
  const amounts = yearAmounts(isTodayShown).map((name) => `${columns[name]} ${formatRupees(end[name])}`);
  return [`${columns.year} ${end.year}`, ...amounts].join(', ');
}

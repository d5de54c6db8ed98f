import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import type { YearEnd } from '../../../domain/sip/plan';

/** Share of a year's slot that its bar leaves free. */
const GAP = 0.4;
const TICKS = 4;

/** A bar consists of what remains of the money invested and, on top of it, the gain or loss. */
type Layer = 'kept' | 'moved';

const layersOf = stack<YearEnd, Layer>()
  .keys(['kept', 'moved'])
  .value(({ investedAmount: invested, maturityValue: value }, layer) =>
    Math.max(0, layer === 'kept' ? Math.min(invested, value) : Math.abs(value - invested)),
  );

/** Positions of all elements, in percent of the plot from its top left corner. @param years at least one */
export function drawChart(years: readonly YearEnd[]) {
  const highest = Math.max(...years.map((end) => Math.max(end.investedAmount, end.maturityValue)));
  const x = scaleBand<number>()
    .domain(years.map(({ year }) => year))
    .range([0, 100])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  const y = scaleLinear()
    .domain([0, highest > 0 ? highest : 1])
    .nice(TICKS)
    .range([100, 0]);
  const width = x.bandwidth();
  const left = (end: YearEnd) => x(end.year) ?? 0;
  const middle = (end: YearEnd) => left(end) + width / 2;
  const layers = layersOf(years);
  const part = (layer: number, index: number, end: YearEnd) => {
    const [low = 0, high = 0] = layers[layer]?.[index] ?? [];
    return { x: left(end), width, y: y(high), height: y(low) - y(high) };
  };
  return {
    ticks: y.ticks(TICKS).map((amount) => ({ amount, y: y(amount) })),
    bars: years.map((end, index) => {
      const moved = part(1, index, end);
      return { end, middle: middle(end), top: moved.y, kept: part(0, index, end), moved };
    }),
    /** Width of a year's slot. */
    slot: x.step(),
    /** Path of the values at today's prices, in a 100 × 100 viewBox. */
    todayPath: line<YearEnd>(middle, ({ todaysValue }) => y(Math.max(0, todaysValue)))(years) ?? '',
  };
}

import type { YearEnd } from '../../../domain/sip/plan';
import { drawChart } from './drawing';

const end = (year: number, investedAmount: number, maturityValue: number): YearEnd => ({
  year,
  investedAmount,
  maturityValue,
  estimatedReturn: maturityValue - investedAmount,
  todaysValue: maturityValue / 2,
});

it('gives every year the same width, and an axis of round numbers that ends above the highest bar', () => {
  const { ticks, bars, slot } = drawChart([end(1, 12_000, 12_670), end(2, 24_000, 26_667)]);
  expect(slot).toBe(50);
  expect(bars.map(({ middle }) => middle)).toEqual([25, 75]);
  expect(ticks.map(({ amount }) => amount)).toEqual([0, 10_000, 20_000, 30_000]);
  expect(ticks.map(({ y }) => Math.round(y))).toEqual([100, 67, 33, 0]);
});

it('stacks returns on the invested amount', () => {
  const [bar] = drawChart([end(1, 60, 100)]).bars;
  expect(bar?.kept).toMatchObject({ y: 40, height: 60 });
  expect(bar?.moved).toMatchObject({ y: 0, height: 40 });
});

it('draws a loss as the missing part of the invested amount', () => {
  const [bar] = drawChart([end(1, 100, 60)]).bars;
  expect(bar?.kept).toMatchObject({ y: 40, height: 60 });
  expect(bar?.moved).toMatchObject({ y: 0, height: 40 });
});

it('draws the values at today’s prices through the centres of the bars', () => {
  expect(drawChart([end(1, 60, 100), end(2, 100, 100)]).todayPath).toBe('M25,50L75,50');
});

it('returns finite positions when all values are zero', () => {
  const { bars } = drawChart([end(1, 0, 0)]);
  expect(bars[0]?.kept).toMatchObject({ y: 100, height: 0 });
});

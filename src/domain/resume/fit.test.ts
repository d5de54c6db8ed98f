import { firstFittingStep, linesOver } from './fit';
import { FIT_STEPS, type FitStep } from './layout';
import type { SheetBlock, SheetColumn } from './pagination';

describe.each(FIT_STEPS)('starting at step %i', (start) => {
  it.each<[string, FitStep | null]>([
    ['as designed', 0],
    ['with smaller gaps', 1],
    ['with narrower margins', 2],
    ['with smaller type', 3],
    ['at no step', null],
  ])('finds the first step at which everything fits: %s', (_step, first) => {
    const fits = (step: FitStep) => first !== null && step >= first;
    expect(firstFittingStep(fits, start)).toBe(first);
  });
});

it.each<[string, FitStep | null, FitStep, number]>([
  ['still fits as designed', 0, 0, 1],
  ['still fits first at the previous step', 2, 2, 2],
  ['still fits at no step', null, 3, 1],
])('needs few checks when the text %s', (_what, first, start, looks) => {
  const fits = jest.fn((step: FitStep) => first !== null && step >= first);
  firstFittingStep(fits, start);
  expect(fits).toHaveBeenCalledTimes(looks);
});

describe('linesOver', () => {
  const block = (column: SheetColumn, height: number): SheetBlock => ({
    id: column,
    column,
    height,
    gapBefore: 0,
    keepWithNext: false,
  });
  const room = { first: 100, following: 140 };
  const layout = { capacities: { main: room, side: room }, lineHeights: { main: 18, side: 15 } };

  it.each<[string, SheetBlock[], number]>([
    ['is 0 when everything fits', [block('main', 100), block('side', 100)], 0],
    ['rounds up to whole lines', [block('main', 101)], 1],
    ['counts exact lines', [block('main', 136)], 2],
    ['uses the column with the most overflow', [block('main', 110), block('side', 160)], 4],
  ])('%s', (_rule, blocks, lines) => {
    expect(linesOver({ blocks, ...layout })).toBe(lines);
  });
});

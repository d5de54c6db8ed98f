import { FIT_STEPS, type FitStep } from './layout';
import { overflowOf, type ColumnCapacity, type SheetBlock } from './pagination';

/** The rows of a resume as they are at one step, and the room they have. */
export interface MeasuredSheet<Column extends string> {
  readonly blocks: readonly SheetBlock<Column>[];
  readonly capacities: Readonly<Record<Column, ColumnCapacity>>;
  /** Height of a line of running text in CSS px. */
  readonly lineHeights: Readonly<Record<Column, number>>;
}

/**
 * The first step at which everything stands on one page; null if it does at none.
 * @param fitsAt what fits at one step fits at every tighter one
 * @param start where to look first: with the step that was right before the last edit, two looks are enough
 */
export function firstFittingStep(fitsAt: (step: FitStep) => boolean, start: FitStep): FitStep | null {
  const looser = FIT_STEPS.filter((step) => step < start).reverse();
  const tighter = FIT_STEPS.filter((step) => step > start);
  if (!fitsAt(start)) return tighter.find(fitsAt) ?? null;
  const tooLoose = looser.find((step) => !fitsAt(step));
  return FIT_STEPS[tooLoose === undefined ? 0 : tooLoose + 1] ?? start;
}

/** By how many lines the column that is longest for its page runs over it; 0 where everything stands on one page. */
export function linesOver<Column extends string>(measured: MeasuredSheet<Column>): number {
  const { blocks, capacities, lineHeights } = measured;
  const columns = Object.keys(capacities) as Column[];
  const over = columns.map((column) => {
    const height = overflowOf(blocks, column, capacities[column]);
    return height === 0 ? 0 : Math.ceil(height / lineHeights[column]);
  });
  return Math.max(0, ...over);
}

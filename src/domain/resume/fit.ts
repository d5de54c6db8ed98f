import { FIT_STEPS, type FitStep } from './layout';
import { overflowOf } from './pageFill';
import { SHEET_COLUMNS, type Capacities, type SheetBlock, type SheetColumn } from './pagination';

/** The blocks of a resume measured at one step, and the height available to them. */
export interface MeasuredSheet {
  readonly blocks: readonly SheetBlock[];
  readonly capacities: Capacities;
  /** Line height of body text in CSS px. */
  readonly lineHeights: Readonly<Record<SheetColumn, number>>;
}

/**
 * The first step at which everything fits on one page; null if there is none.
 * @param fitsAt must be monotonic: what fits at one step fits at every tighter one
 * @param start the step to try first; with the result from before the last edit, two calls of `fitsAt` usually suffice
 */
export function firstFittingStep(fitsAt: (step: FitStep) => boolean, start: FitStep): FitStep | null {
  const looser = FIT_STEPS.filter((step) => step < start).reverse();
  const tighter = FIT_STEPS.filter((step) => step > start);
  if (!fitsAt(start)) return tighter.find(fitsAt) ?? null;
  const tooLoose = looser.find((step) => !fitsAt(step));
  return FIT_STEPS[tooLoose === undefined ? 0 : tooLoose + 1] ?? start;
}

/** Number of lines by which the worst column overflows the page; 0 if everything fits on one page. */
export function linesOver(measured: MeasuredSheet): number {
  const { blocks, capacities, lineHeights } = measured;
  const over = SHEET_COLUMNS.map((column) => {
    const height = overflowOf(blocks, column, capacities[column]);
    return height === 0 ? 0 : Math.ceil(height / lineHeights[column]);
  });
  return Math.max(0, ...over);
}

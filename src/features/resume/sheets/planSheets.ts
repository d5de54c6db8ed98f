import { firstFittingStep, linesOver } from '../../../domain/resume/fit';
import { OPEN, type FitOutcome, type FitStep } from '../../../domain/resume/layout';
import { isSecondPageThin, isShort } from '../../../domain/resume/pageFill';
import {
  paginate,
  type PlacedBlock,
  type SheetColumn,
  type SheetPlan,
} from '../../../domain/resume/pagination';
import type { ResumeTemplate, SheetRow } from '../templates/template';
import { measureRows, type Measured } from './measureRows';
import { copyOfLines } from './textLines';

/** A row, or some of its lines, on a page. */
export interface PlacedRow extends PlacedBlock {
  /** A copy of those lines, if the row is split. */
  readonly copy?: DocumentFragment;
}

export type SheetPage = Readonly<Record<SheetColumn, readonly PlacedRow[]>>;

/** The rows of each page, and how tightly they are set. */
export interface Plan {
  readonly pages: readonly SheetPage[];
  readonly fit: FitStep;
  /** Null if fitting is off. */
  readonly outcome: FitOutcome | null;
  /** The second and last page is nearly empty, and fitting is off. */
  readonly isThin: boolean;
}

/** The plan before the first measurement. */
export const NO_PLAN: Plan = { pages: [{ main: [], side: [] }], fit: 0, outcome: null, isThin: false };

/** All rows on one page, as a fallback while nothing can be measured. */
export function onePage(rows: readonly SheetRow[]): Plan {
  const placed = (column: SheetColumn) =>
    rows.filter((row) => row.column === column).map(({ id }) => ({ id }));
  return { ...NO_PLAN, pages: [{ main: placed('main'), side: placed('side') }] };
}

const pagesOf = ({ blocks, capacities }: Measured) => paginate(blocks, capacities);

/** The pages, with copies of the rows that span several of them. */
function withCopies(pages: readonly SheetPlan[], { longRows }: Measured): SheetPage[] {
  const place = (block: PlacedBlock): PlacedRow => {
    const long = longRows.get(block.id);
    if (!long || !block.lines) return block;
    const isAll = block.lines.to - block.lines.from === long.lines.heights.length;
    return isAll ? block : { ...block, copy: copyOfLines(long.element, long.lines, block.lines) };
  };
  return pages.map(({ main, side }) => ({ main: main.map(place), side: side.map(place) }));
}

/** The pages of the measuring layer. Fit steps only change styles, so trying one needs no re-render. */
class MeasuringLayer {
  private readonly measured = new Map<FitStep, Measured | undefined>();
  private shown: FitStep | null = null;

  constructor(
    private readonly layer: Element,
    private readonly rows: readonly SheetRow[],
    private readonly columns: readonly SheetColumn[],
  ) {}

  at(step: FitStep): Measured | undefined {
    if (!this.measured.has(step)) {
      this.show(step);
      this.measured.set(step, measureRows(this.layer, this.rows, this.columns));
    }
    return this.measured.get(step);
  }

  private show(step: FitStep): void {
    this.shown = step;
    for (const page of this.layer.children)
      if (page.getAttribute('data-fit') !== String(step)) page.setAttribute('data-fit', String(step));
  }

  /** The pages at a step, with copies of the rows that span several of them. */
  pagesAt(step: FitStep): SheetPage[] | undefined {
    // Copies are cut from the current layout, and another step has marked different rows as long.
    if (this.shown !== step) this.measured.delete(step);
    const measured = this.at(step);
    if (!measured) return undefined;
    return withCopies(pagesOf(measured), measured);
  }
}

/** The first step at which everything fits on one page or, if none does, the number of lines over at the last step. */
function fitOf(layer: MeasuringLayer, start: FitStep): FitOutcome | null {
  if (!layer.at(start)) return null;
  const fitsAt = (step: FitStep): boolean => {
    const measured = layer.at(step);
    return measured !== undefined && pagesOf(measured).length === 1;
  };
  const step = firstFittingStep(fitsAt, start);
  if (step !== null) return { isPossible: true, step };
  const tightest = layer.at(3);
  return { isPossible: false, linesOver: tightest ? Math.max(1, linesOver(tightest)) : 1 };
}

/** Opens up a short resume, unless that would take a second page. */
function stepAsDesigned(layer: MeasuringLayer): FitStep {
  const designed = layer.at(0);
  if (!designed || !isShort(designed.blocks, designed.capacities)) return 0;
  const opened = layer.at(OPEN);
  return opened && pagesOf(opened).length === 1 ? OPEN : 0;
}

/**
 * Measures the layer and breaks its rows into pages.
 * @param start the step to try first; null if fitting is off
 * @returns null if nothing can be measured
 */
export function planSheets(
  layerElement: Element | null,
  template: Pick<ResumeTemplate, 'columns'>,
  rows: readonly SheetRow[],
  start: FitStep | null,
): Plan | null {
  if (!layerElement) return null;
  const layer = new MeasuringLayer(layerElement, rows, template.columns);
  const outcome = start === null ? null : fitOf(layer, start);
  const isTightened = outcome?.isPossible === true && outcome.step > 0;
  const fit = isTightened ? outcome.step : stepAsDesigned(layer);
  const pages = layer.pagesAt(fit);
  const measured = layer.at(fit);
  if (!pages || !measured) return null;
  const isThin = start === null && isSecondPageThin(pages, measured.blocks, measured.capacities);
  return { pages, fit, outcome, isThin };
}

/** A plan as text, by which equal ones are found. */
const written = (plan: Plan): string =>
  JSON.stringify(plan, (_name, part: unknown) =>
    part instanceof DocumentFragment ? new XMLSerializer().serializeToString(part) : part,
  );

/** Returns the previous plan if the next one is equal, to avoid a re-render. */
export const keepSame = (before: Plan | null, next: Plan): Plan =>
  before && written(before) === written(next) ? before : next;

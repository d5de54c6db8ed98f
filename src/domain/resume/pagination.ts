import { inRuns } from '../grouped';
import { stripsOf, type LineRange } from './paginationLines';

/** Columns are paginated independently. A sheet in one column has all of it in the main one. */
export type SheetColumn = 'main' | 'side';

export const SHEET_COLUMNS: readonly SheetColumn[] = ['main', 'side'];

/** A unit that page breaks don't split: a heading, a company line, a bullet point, a row of bars. */
export interface SheetBlock {
  readonly id: string;
  readonly column: SheetColumn;
  /** In CSS px, without the gap above. */
  readonly height: number;
  /** Space above the block in CSS px; dropped at the top of a page. */
  readonly gapBefore: number;
  /** Set on headings and role lines, so that they are never the last block of a page. */
  readonly keepWithNext: boolean;
  /** Line heights in CSS px, adding up to `height`; only set if a page may break between the lines. */
  readonly lines?: readonly number[];
}

/** Height of a column in CSS px; the first page has less room because of the resume's header. */
export interface ColumnCapacity {
  readonly first: number;
  readonly following: number;
}

/** A block, or part of one, on a page. */
export interface PlacedBlock {
  readonly id: string;
  /** The lines on this page; only for blocks with `lines`. */
  readonly lines?: LineRange;
}

/** The contents of one page: the blocks of each column, in reading order. */
export type SheetPlan = Readonly<Record<SheetColumn, readonly PlacedBlock[]>>;

export type Capacities = Readonly<Record<SheetColumn, ColumnCapacity>>;

/** Overflow in CSS px to ignore, because rounding errors of measured heights add up. */
export const TOLERANCE = 0.5;

/** A block, or one line of it. */
interface Piece extends PlacedBlock {
  readonly height: number;
  readonly gapBefore: number;
  readonly keepWithNext: boolean;
}

function piecesOf({ id, height, gapBefore, keepWithNext, lines }: SheetBlock): Piece[] {
  if (!lines) return [{ id, height, gapBefore, keepWithNext }];
  return stripsOf(lines, keepWithNext).map((strip, line) => ({
    id,
    ...strip,
    gapBefore: line === 0 ? gapBefore : 0,
  }));
}

/** Groups pieces that must stay together: runs tied by `keepWithNext`, with the piece after them. */
const chainsOf = (pieces: readonly Piece[]): Piece[][] =>
  inRuns(pieces, (_piece, _chain, index) => pieces[index - 1]?.keepWithNext === true);

/** Merges adjacent lines of the same block. */
const joined = (pieces: readonly Piece[]): PlacedBlock[] =>
  inRuns(pieces, ({ id, lines }, [first]) => lines !== undefined && first.id === id).map(
    ([{ id, lines }, ...others]) =>
      lines ? { id, lines: { from: lines.from, to: others.at(-1)?.lines?.to ?? lines.to } } : { id },
  );

/** Total height of stacked blocks in CSS px; `opensPage` drops the first gap. */
export function heightOf(blocks: readonly Pick<Piece, 'height' | 'gapBefore'>[], opensPage: boolean): number {
  return blocks.reduce(
    (sum, { height, gapBefore }, index) => sum + height + (opensPage && index === 0 ? 0 : gapBefore),
    0,
  );
}

class ColumnFiller {
  readonly pages: Piece[][] = [[]];
  private used = 0;

  constructor(private readonly capacity: ColumnCapacity) {}

  /** Places a chain on one page, or piece by piece if it is taller than a page. */
  add(chain: Piece[]): void {
    if (this.fitsHere(chain)) this.place(chain);
    else if (heightOf(chain, true) <= this.capacity.following + TOLERANCE) this.placeOnNewPage(chain);
    else chain.forEach((piece) => this.addPiece(piece));
  }

  /** A piece taller than a page overflows an empty one, since no later page has more room. */
  private addPiece(piece: Piece): void {
    if (this.fitsHere([piece]) || this.hasMostRoom()) this.place([piece]);
    else this.placeOnNewPage([piece]);
  }

  private hasMostRoom(): boolean {
    return this.isPageEmpty() && this.room() >= this.capacity.following;
  }

  private fitsHere(pieces: readonly Piece[]): boolean {
    return this.used + heightOf(pieces, this.isPageEmpty()) <= this.room() + TOLERANCE;
  }

  private place(pieces: readonly Piece[]): void {
    this.used += heightOf(pieces, this.isPageEmpty());
    this.pages.at(-1)?.push(...pieces);
  }

  private placeOnNewPage(pieces: readonly Piece[]): void {
    this.pages.push([]);
    this.used = 0;
    this.place(pieces);
  }

  private isPageEmpty(): boolean {
    return this.pages.at(-1)?.length === 0;
  }

  private room(): number {
    return this.pages.length === 1 ? this.capacity.first : this.capacity.following;
  }
}

/**
 * Distributes measured blocks over pages. Every block or line is placed exactly once, in order. There is no empty page
 * after the last block; an empty resume has one page.
 */
export function paginate(blocks: readonly SheetBlock[], capacities: Capacities): SheetPlan[] {
  const pagesOf = (column: SheetColumn) => {
    const filler = new ColumnFiller(capacities[column]);
    const pieces = blocks.filter((block) => block.column === column).flatMap(piecesOf);
    chainsOf(pieces).forEach((chain) => filler.add(chain));
    return filler.pages.map(joined);
  };
  const [main, side] = [pagesOf('main'), pagesOf('side')];
  return Array.from({ length: Math.max(main.length, side.length) }, (_, page) => ({
    main: main[page] ?? [],
    side: side[page] ?? [],
  }));
}

import { stripsOf, type LineRange } from './paginationLines';

/** The smallest piece a page may break between: a heading, a company line, one bullet point, one line of bars. */
export interface SheetBlock<Column extends string> {
  readonly id: string;
  /** Columns fill their pages independently of each other. */
  readonly column: Column;
  /** CSS px, without the gap above. */
  readonly height: number;
  /** CSS px of white above the block; dropped where the block stands at the top of a page. */
  readonly gapBefore: number;
  /** A heading or a role line: never the last block of a page. */
  readonly keepWithNext: boolean;
  /** Heights of its lines of text in CSS px, in all `height`; only where a page may break between them. */
  readonly lines?: readonly number[];
}

/** Height of a column in CSS px: the first page is shorter by the head. */
export interface ColumnCapacity {
  readonly first: number;
  readonly following: number;
}

/** A block on a page. */
export interface PlacedBlock {
  readonly id: string;
  /** The lines of it that stand here; only of blocks that came with lines. */
  readonly lines?: LineRange;
}

/** What stands on one page: the blocks of every column, in reading order. */
export type SheetPlan<Column extends string> = Readonly<Record<Column, readonly PlacedBlock[]>>;

/** Height in CSS px by which the blocks of a column are higher than its first page; 0 where they fit. */
export function overflowOf<Column extends string>(
  blocks: readonly SheetBlock<Column>[],
  column: Column,
  { first }: ColumnCapacity,
): number {
  const over =
    heightOf(
      blocks.filter((block) => block.column === column),
      true,
    ) - first;
  return over > TOLERANCE ? over : 0;
}

/** Layout is measured in fractions of a px that add up: half a px of overflow is no overflow. */
const TOLERANCE = 0.5;

/** A block, or one line of it. */
interface Piece extends PlacedBlock {
  readonly height: number;
  readonly gapBefore: number;
  readonly keepWithNext: boolean;
}

function piecesOf({ id, height, gapBefore, keepWithNext, lines }: SheetBlock<string>): Piece[] {
  if (!lines) return [{ id, height, gapBefore, keepWithNext }];
  return stripsOf(lines, keepWithNext).map((strip, line) => ({
    id,
    ...strip,
    gapBefore: line === 0 ? gapBefore : 0,
  }));
}

/** Pieces that stay together: everything tied by `keepWithNext`, and the piece it is tied to. */
function chainsOf(pieces: readonly Piece[]): Piece[][] {
  const chains: Piece[][] = [];
  let isTied = false;
  for (const piece of pieces) {
    const last = chains.at(-1);
    if (isTied && last) last.push(piece);
    else chains.push([piece]);
    isTied = piece.keepWithNext;
  }
  return chains;
}

/** The pieces of a page, neighbouring lines of one block joined again. */
function joined(pieces: readonly Piece[]): PlacedBlock[] {
  const placed: PlacedBlock[] = [];
  for (const { id, lines } of pieces) {
    const last = placed.at(-1);
    if (lines && last?.lines && last.id === id)
      placed[placed.length - 1] = { id, lines: { from: last.lines.from, to: lines.to } };
    else placed.push(lines ? { id, lines } : { id });
  }
  return placed;
}

/** Height of what stands under each other; without the first gap when it opens a page. */
function heightOf(blocks: readonly Pick<Piece, 'height' | 'gapBefore'>[], opensPage: boolean): number {
  return blocks.reduce(
    (sum, { height, gapBefore }, index) => sum + height + (opensPage && index === 0 ? 0 : gapBefore),
    0,
  );
}

/** Fills the pages of one column. */
class ColumnFiller {
  readonly pages: Piece[][] = [[]];
  private used = 0;

  constructor(private readonly capacity: ColumnCapacity) {}

  /** The whole chain on one page, or, where no page is high enough for it, piece by piece. */
  add(chain: Piece[]): void {
    if (this.fitsHere(chain)) this.place(chain);
    else if (heightOf(chain, true) <= this.capacity.following + TOLERANCE) this.placeOnNewPage(chain);
    else chain.forEach((piece) => this.addTallest(piece));
  }

  /** A piece higher than a page opens one and runs over: nothing could be gained by turning further pages. */
  private addTallest(piece: Piece): void {
    if (this.fitsHere([piece]) || this.isWorthNothingToTurn()) this.place([piece]);
    else this.placeOnNewPage([piece]);
  }

  private isWorthNothingToTurn(): boolean {
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
 * Distributes measured blocks over pages. Every block, or every line of it, stands on exactly one page, in its order; no
 * page follows the last block; an empty resume is one page.
 */
export function paginate<Column extends string>(
  blocks: readonly SheetBlock<Column>[],
  capacities: Readonly<Record<Column, ColumnCapacity>>,
): SheetPlan<Column>[] {
  const columns = Object.keys(capacities) as Column[];
  const pagesOf = columns.map((column) => {
    const filler = new ColumnFiller(capacities[column]);
    const pieces = blocks.filter((block) => block.column === column).flatMap(piecesOf);
    chainsOf(pieces).forEach((chain) => filler.add(chain));
    return filler.pages.map(joined);
  });
  const sheetCount = Math.max(1, ...pagesOf.map((pages) => pages.length));
  return Array.from({ length: sheetCount }, (_, page) => {
    const plan = columns.map((column, index) => [column, pagesOf[index]?.[page] ?? []]);
    return Object.fromEntries(plan) as SheetPlan<Column>;
  });
}

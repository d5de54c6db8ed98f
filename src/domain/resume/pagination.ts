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
}

/** Height of a column in CSS px: the first page is shorter by the head. */
export interface ColumnCapacity {
  readonly first: number;
  readonly following: number;
}

/** What stands on one page: the ids of the blocks of every column, in reading order. */
export type SheetPlan<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Layout is measured in fractions of a px that add up: half a px of overflow is no overflow. */
const TOLERANCE = 0.5;

type Chain<Column extends string> = SheetBlock<Column>[];

/** Blocks that stay together: everything tied by `keepWithNext`, and the block it is tied to. */
function chainsOf<Column extends string>(blocks: readonly SheetBlock<Column>[]): Chain<Column>[] {
  const chains: Chain<Column>[] = [];
  let isTied = false;
  for (const block of blocks) {
    const last = chains.at(-1);
    if (isTied && last) last.push(block);
    else chains.push([block]);
    isTied = block.keepWithNext;
  }
  return chains;
}

/** Height of blocks under each other; without the first gap when they open a page. */
function heightOf(blocks: readonly SheetBlock<string>[], opensPage: boolean): number {
  return blocks.reduce(
    (sum, { height, gapBefore }, index) => sum + height + (opensPage && index === 0 ? 0 : gapBefore),
    0,
  );
}

/** Fills the pages of one column. */
class ColumnFiller<Column extends string> {
  readonly pages: string[][] = [[]];
  private used = 0;

  constructor(private readonly capacity: ColumnCapacity) {}

  /** The whole chain on one page, or, where no page is high enough for it, block by block. */
  add(chain: Chain<Column>): void {
    if (this.fitsHere(chain)) this.place(chain);
    else if (heightOf(chain, true) <= this.capacity.following + TOLERANCE) this.placeOnNewPage(chain);
    else chain.forEach((block) => this.addTallest(block));
  }

  /** A block higher than a page opens one and runs over: nothing could be gained by turning further pages. */
  private addTallest(block: SheetBlock<Column>): void {
    if (this.fitsHere([block]) || this.isWorthNothingToTurn()) this.place([block]);
    else this.placeOnNewPage([block]);
  }

  private isWorthNothingToTurn(): boolean {
    return this.isPageEmpty() && this.room() >= this.capacity.following;
  }

  private fitsHere(blocks: readonly SheetBlock<Column>[]): boolean {
    return this.used + heightOf(blocks, this.isPageEmpty()) <= this.room() + TOLERANCE;
  }

  private place(blocks: readonly SheetBlock<Column>[]): void {
    this.used += heightOf(blocks, this.isPageEmpty());
    this.pages.at(-1)?.push(...blocks.map(({ id }) => id));
  }

  private placeOnNewPage(blocks: readonly SheetBlock<Column>[]): void {
    this.pages.push([]);
    this.used = 0;
    this.place(blocks);
  }

  private isPageEmpty(): boolean {
    return this.pages.at(-1)?.length === 0;
  }

  private room(): number {
    return this.pages.length === 1 ? this.capacity.first : this.capacity.following;
  }
}

/**
 * Distributes measured blocks over pages. Every block stands on exactly one page, in its order; no page follows the
 * last block; an empty resume is one page.
 */
export function paginate<Column extends string>(
  blocks: readonly SheetBlock<Column>[],
  capacities: Readonly<Record<Column, ColumnCapacity>>,
): SheetPlan<Column>[] {
  const columns = Object.keys(capacities) as Column[];
  const pagesOf = columns.map((column) => {
    const filler = new ColumnFiller<Column>(capacities[column]);
    chainsOf(blocks.filter((block) => block.column === column)).forEach((chain) => filler.add(chain));
    return filler.pages;
  });
  const sheetCount = Math.max(1, ...pagesOf.map((pages) => pages.length));
  return Array.from({ length: sheetCount }, (_, page) => {
    const plan = columns.map((column, index) => [column, pagesOf[index]?.[page] ?? []]);
    return Object.fromEntries(plan) as SheetPlan<Column>;
  });
}

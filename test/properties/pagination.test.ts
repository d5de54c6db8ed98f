import fc from 'fast-check';
import {
  paginate,
  SHEET_COLUMNS,
  type Capacities,
  type PlacedBlock,
  type SheetBlock,
} from '../../src/domain/resume/pagination';
import { property } from './property';

/** Half a px of overflow is allowed; the rest covers rounding errors of sums. */
const TOLERANCE = 0.501;

interface Case {
  readonly blocks: readonly SheetBlock[];
  readonly capacities: Capacities;
}

const height = fc.integer({ min: 1, max: 600 }).map((quarters) => quarters / 4);
const block = fc.record({
  column: fc.constantFrom(...SHEET_COLUMNS),
  height,
  gapBefore: fc.integer({ min: 0, max: 24 }),
  keepWithNext: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, fc.constant(true)),
  /** Number of lines between which the block may break; 0 for none. */
  lines: fc.constantFrom(0, 0, 0, 9, 14),
});
const capacity = fc.record({
  first: fc.integer({ min: 0, max: 300 }),
  following: fc.integer({ min: 40, max: 400 }),
});
const cases: fc.Arbitrary<Case> = fc.record({
  blocks: fc.array(block, { maxLength: 30, size: 'max' }).map((blocks) =>
    blocks.map(({ lines, ...one }, index) => ({
      id: `b${index}`,
      ...one,
      ...(lines > 0 && { lines: Array.from({ length: lines }, () => one.height / lines) }),
    })),
  ),
  capacities: fc.record({ main: capacity, side: capacity }),
});

/** The placed lines, or the whole block: `b1`, `b2:0`, `b2:1`. */
const piecesOf = ({ id, lines }: PlacedBlock): string[] =>
  lines ? Array.from({ length: lines.to - lines.from }, (_, index) => `${id}:${lines.from + index}`) : [id];

function heightOn(page: readonly PlacedBlock[], blocks: ReadonlyMap<string, SheetBlock>): number {
  return page.reduce((sum, { id, lines }, index) => {
    const { height: whole, gapBefore, lines: heights } = blocks.get(id)!;
    const own =
      lines && heights ? heights.slice(lines.from, lines.to).reduce((all, one) => all + one, 0) : whole;
    const hasGap = index > 0 && (!lines || lines.from === 0);
    return sum + own + (hasGap ? gapBefore : 0);
  }, 0);
}

property('every row is on exactly one sheet, in order', cases, 2000, ({ blocks, capacities }) => {
  const sheets = paginate(blocks, capacities);
  for (const column of SHEET_COLUMNS) {
    const expected = blocks
      .filter((one) => one.column === column)
      .flatMap(({ id, lines }) => (lines ? lines.map((_, line) => `${id}:${line}`) : [id]));
    const placed = sheets.flatMap((sheet) => sheet[column].flatMap(piecesOf));
    if (placed.join() !== expected.join()) expect(placed).toEqual(expected);
  }
  const last = sheets.at(-1)!;
  if (sheets.length > 1 && SHEET_COLUMNS.every((column) => last[column].length === 0))
    throw new Error('The last sheet is blank.');
});

property('no sheet is higher than its paper, unless a single row is', cases, 2000, (one) => {
  const byId = new Map(one.blocks.map((block_) => [block_.id, block_]));
  paginate(one.blocks, one.capacities).forEach((sheet, page) => {
    for (const column of SHEET_COLUMNS) {
      const { first, following } = one.capacities[column];
      const room = page === 0 ? first : following;
      const isOneRow = sheet[column].flatMap(piecesOf).length === 1;
      const used = heightOn(sheet[column], byId);
      if (used > room + TOLERANCE && !isOneRow)
        throw new Error(`${column} of sheet ${page + 1} is ${used} px high, ${room} fit.`);
    }
  });
});

property('a heading is on the sheet of the row below it, if both fit', cases, 2000, (one) => {
  const sheets = paginate(one.blocks, one.capacities);
  for (const column of SHEET_COLUMNS) {
    const own = one.blocks.filter((each) => each.column === column);
    const { following } = one.capacities[column];
    sheets.forEach((sheet, page) => {
      const last = sheet[column].at(-1);
      const at = own.findIndex(({ id }) => id === last?.id);
      const [block_, next] = [own[at], own[at + 1]];
      const isCut = last?.lines !== undefined && last.lines.to < (block_?.lines?.length ?? 0);
      if (!block_?.keepWithNext || !next || isCut || page === sheets.length - 1) return;
      // A chain of headings that is higher than a sheet has to break somewhere.
      let start = at;
      while (start > 0 && own[start - 1]!.keepWithNext) start -= 1;
      let end = at;
      while (own[end]?.keepWithNext && own[end + 1]) end += 1;
      const chain = own.slice(start, end + 1);
      const total = chain.reduce((sum, { height: each, gapBefore }) => sum + each + gapBefore, 0);
      if (total <= following) throw new Error(`${block_.id} is the last on sheet ${page + 1}.`);
    });
  }
});

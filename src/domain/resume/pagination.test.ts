import { isSecondPageThin, isShort, overflowOf } from './pageFill';
import {
  paginate,
  type ColumnCapacity,
  type PlacedBlock,
  type SheetBlock,
  type SheetColumn,
} from './pagination';

const A4: ColumnCapacity = { first: 100, following: 140 };

interface Options {
  gap?: number;
  keep?: boolean;
  column?: SheetColumn;
}

const block = (
  id: string,
  height: number,
  { gap = 0, keep = false, column = 'main' }: Options = {},
): SheetBlock => ({ id, height, gapBefore: gap, keepWithNext: keep, column });

/** A block that may break between its lines. */
const paragraph = (id: string, lines: number, options: Options = {}): SheetBlock => ({
  ...block(id, lines * 10, options),
  lines: Array.from({ length: lines }, () => 10),
});

/** `a` for a whole block, `a0-3` for its first three lines. */
const nameOf = ({ id, lines }: PlacedBlock): string => (lines ? `${id}${lines.from}-${lines.to}` : id);

function mainPages(blocks: readonly SheetBlock[]): string[] {
  return paginate(blocks, { main: A4, side: A4 }).map((sheet) => sheet.main.map(nameOf).join(' '));
}

describe('page breaks of a resume', () => {
  it.each<[string, SheetBlock[], string[]]>([
    ['an empty resume has one page', [], ['']],
    ['blocks that fit stay on one page', [block('a', 60), block('b', 40)], ['a b']],
    ['up to half a px of overflow is ignored', [block('a', 60), block('b', 40.4)], ['a b']],
    ['the gap above a block counts within a page', [block('a', 60), block('b', 40, { gap: 1 })], ['a', 'b']],
    ['but not at the top', [block('a', 90), block('b', 100, { gap: 41 }), block('c', 40)], ['a', 'b c']],
    [
      'a heading stays with the line below it, on a page that is taller than the first',
      [block('a', 80), block('h', 10, { keep: true }), block('b', 60), block('c', 70)],
      ['a', 'h b c'],
    ],
    ['a heading may be the last block of all', [block('a', 20), block('h', 10, { keep: true })], ['a h']],
    [
      'a chain that fits only on a later page leaves the first page empty',
      [block('h', 20, { keep: true }), block('a', 110)],
      ['', 'h a'],
    ],
    ['a block taller than any page has its own', [block('a', 20), block('b', 900)], ['a', 'b']],
    [
      'a chain taller than any page is split',
      [block('a', 60, { keep: true }), block('b', 60, { keep: true }), block('c', 60)],
      ['a', 'b c'],
    ],
  ])('%s', (_rule, blocks, pages) => {
    expect(mainPages(blocks)).toEqual(pages);
  });

  it('fills columns independently and returns as many sheets as the longest column needs', () => {
    const blocks = [block('m1', 90), block('s1', 90, { column: 'side' }), block('m2', 90), block('m3', 90)];
    expect(paginate(blocks, { main: A4, side: A4 })).toEqual([
      { main: [{ id: 'm1' }], side: [{ id: 's1' }] },
      { main: [{ id: 'm2' }], side: [] },
      { main: [{ id: 'm3' }], side: [] },
    ]);
  });
});

describe('a paragraph that may break between its lines', () => {
  it.each<[string, SheetBlock[], string[]]>([
    ['stays whole if it fits', [paragraph('p', 10)], ['p0-10']],
    ['fills the page and continues on the next', [block('a', 50), paragraph('p', 12)], ['a p0-5', 'p5-12']],
    ['spans as many pages as it needs', [paragraph('p', 40)], ['p0-10', 'p10-24', 'p24-38', 'p38-40']],
    ['never leaves an orphan', [block('a', 85), paragraph('p', 12)], ['a', 'p0-12']],
    ['never leaves a widow', [paragraph('p', 11)], ['p0-9', 'p9-11']],
    [
      'takes its heading to the next page if two lines do not fit below it',
      [block('a', 75), block('h', 10, { keep: true }), paragraph('p', 12)],
      ['a', 'h p0-12'],
    ],
    [
      'leaves its heading in place if two lines fit below it',
      [block('a', 70), block('h', 10, { keep: true }), paragraph('p', 12)],
      ['a h p0-2', 'p2-12'],
    ],
    [
      'moves its last two lines along with the block it is tied to',
      [paragraph('p', 10, { keep: true }), block('b', 20)],
      ['p0-8', 'p8-10 b'],
    ],
    ['has no gap where it continues', [block('a', 50), paragraph('p', 18, { gap: 10 })], ['a p0-4', 'p4-18']],
  ])('%s', (_rule, blocks, pages) => {
    expect(mainPages(blocks)).toEqual(pages);
  });
});

it.each([
  ['is 0 for blocks that fit', [block('a', 60), block('b', 40)], 0],
  ['is 0 up to half a px', [block('a', 60), block('b', 40.5)], 0],
  ['includes gaps', [block('a', 60), block('b', 40, { gap: 12 })], 12],
  ['ignores other columns', [block('a', 300, { column: 'side' })], 0],
])('overflowOf %s', (_what, blocks, over) => {
  expect(overflowOf(blocks, 'main', A4)).toBe(over);
});

it.each<[string, SheetBlock[], boolean]>([
  ['a full page', [block('a', 90)], false],
  ['a second page with 20 of 140 px', [block('a', 90), block('b', 20, { gap: 30 })], true],
  ['a second page with a paragraph’s last two lines', [block('a', 50), paragraph('b', 7)], true],
  ['a second page with 25 px', [block('a', 90), block('b', 20), block('c', 4, { gap: 1 })], false],
  ['a full side column', [block('a', 90), block('b', 20), paragraph('c', 20, { column: 'side' })], false],
  ['a third page', [block('a', 90), block('b', 140), block('c', 20)], false],
])('%s is nearly empty or not', (_, blocks, isThin) => {
  const capacities = { main: A4, side: A4 };
  expect(isSecondPageThin(paginate(blocks, capacities), blocks, capacities)).toBe(isThin);
});

it.each<[string, SheetBlock[], boolean]>([
  ['no text', [], true],
  ['70 of 100 px', [block('a', 40), block('b', 20, { gap: 10 })], true],
  ['71 px', [block('a', 40), block('b', 21, { gap: 10 })], false],
  ['a short main column beside a long one', [block('a', 20), block('b', 80, { column: 'side' })], false],
])('a page with %s is short or not', (_, blocks, short) => {
  expect(isShort(blocks, { main: A4, side: A4 })).toBe(short);
});

import { paginate, type ColumnCapacity, type SheetBlock } from './pagination';

const A4: ColumnCapacity = { first: 100, following: 140 };

interface Options {
  gap?: number;
  keep?: boolean;
  column?: 'main' | 'side';
}

function block(
  id: string,
  height: number,
  { gap = 0, keep = false, column = 'main' }: Options = {},
): SheetBlock<'main' | 'side'> {
  return { id, height, gapBefore: gap, keepWithNext: keep, column };
}

function mainPages(blocks: readonly SheetBlock<'main' | 'side'>[], main = A4): string[] {
  return paginate(blocks, { main, side: A4 }).map((sheet) => sheet.main.join(' '));
}

describe('page breaks of a resume', () => {
  it.each<[string, SheetBlock<'main' | 'side'>[], string[]]>([
    ['an empty resume is one page', [], ['']],
    ['what fits stays on one page', [block('a', 60), block('b', 40)], ['a b']],
    ['half a px of overflow is no overflow', [block('a', 60), block('b', 40.4)], ['a b']],
    ['what does not fit opens the next page', [block('a', 60), block('b', 41)], ['a', 'b']],
    ['the gap above counts inside a page', [block('a', 60), block('b', 40, { gap: 1 })], ['a', 'b']],
    [
      'the gap above is dropped at the top of a page',
      [block('a', 90), block('b', 100, { gap: 30 }), block('c', 40)],
      ['a', 'b c'],
    ],
    [
      'later pages are higher than the first',
      [block('a', 100), block('b', 70), block('c', 70)],
      ['a', 'b c'],
    ],
    [
      'a heading goes with the first line under it',
      [block('a', 80), block('heading', 10, { keep: true }), block('b', 20)],
      ['a', 'heading b'],
    ],
    [
      'heading, company, role and first point stay together',
      [
        block('a', 50),
        ...['h', 'c', 'r'].map((id) => block(id, 15, { keep: true })),
        block('p1', 15),
        block('p2', 15),
      ],
      ['a', 'h c r p1 p2'],
    ],
    ['a heading at the very end stands alone', [block('a', 20), block('h', 10, { keep: true })], ['a h']],
    [
      'what fits only on a later page leaves the first to the head',
      [block('h', 20, { keep: true }), block('a', 110)],
      ['', 'h a'],
    ],
    [
      'a block higher than every page stands alone and ends',
      [block('a', 20), block('tall', 900), block('b', 20)],
      ['a', 'tall', 'b'],
    ],
    [
      'a chain higher than every page breaks inside instead of looping',
      [block('a', 60, { keep: true }), block('b', 60, { keep: true }), block('c', 60)],
      ['a', 'b c'],
    ],
  ])('%s', (_rule, blocks, pages) => {
    expect(mainPages(blocks)).toEqual(pages);
  });

  it('fills the columns of a sheet independently and has as many sheets as the longer column', () => {
    const blocks = [block('m1', 90), block('s1', 90, { column: 'side' }), block('m2', 90), block('m3', 90)];
    expect(paginate(blocks, { main: A4, side: A4 })).toEqual([
      { main: ['m1'], side: ['s1'] },
      { main: ['m2'], side: [] },
      { main: ['m3'], side: [] },
    ]);
  });

  it('ends where a page has no room at all', () => {
    expect(mainPages([block('a', 10), block('b', 10)], { first: 0, following: 0 })).toEqual(['a', 'b']);
  });
});

/** Numbers that look random and are the same in every run (linear congruential, constants of Numerical Recipes). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe.each(Array.from({ length: 20 }, (_, seed) => seed))('a resume made up from seed %i', (seed) => {
  const next = numbers(seed);
  const blocks = Array.from({ length: 1 + Math.floor(next() * 70) }, (_, index) =>
    block(String(index), 1 + next() * 38, { gap: next() < 0.3 ? next() * 17 : 0, keep: next() < 0.3 }),
  );
  const pages = paginate(blocks, { main: A4, side: A4 }).map(({ main }) =>
    main.map((id) => blocks[Number(id)]!),
  );
  const heightOf = (page: typeof blocks): number =>
    page.reduce((sum, { height, gapBefore }, index) => sum + height + (index === 0 ? 0 : gapBefore), 0);
  const isTooHigh = (chain: typeof blocks): boolean => heightOf(chain) > A4.following;

  it('keeps every block once and in order', () => {
    expect(pages.flat().map(({ id }) => id)).toEqual(blocks.map(({ id }) => id));
  });

  it('fits every page and leaves no page empty after the first', () => {
    pages.forEach((page, index) => {
      expect(heightOf(page)).toBeLessThanOrEqual((index === 0 ? A4.first : A4.following) + 0.5);
      if (index > 0) expect(page).not.toHaveLength(0);
    });
  });

  it('ends no page with a heading unless its chain is higher than a page', () => {
    pages.slice(0, -1).forEach((page, index) => {
      const last = page.at(-1);
      if (!last?.keepWithNext) return;
      const all = [...page, ...(pages[index + 1] ?? [])];
      const start = page.findLastIndex((item, at) => at < page.length - 1 && !item.keepWithNext) + 1;
      const end = all.findIndex((item, at) => at >= page.length && !item.keepWithNext);
      expect(isTooHigh(all.slice(start, end === -1 ? undefined : end + 1))).toBe(true);
    });
  });
});

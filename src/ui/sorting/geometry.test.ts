import { carriedTop, SCROLL_STRIP, scrollSpeed, scrollToShow, shiftsFor, targetIndex } from './geometry';

/** Four entries with 10 px between them; the third is as high as two. */
const SLOTS = [
  { top: 100, height: 50 },
  { top: 160, height: 50 },
  { top: 220, height: 100 },
  { top: 330, height: 50 },
];

describe('the position a carried entry takes', () => {
  it.each([
    ['stays where it was lifted', 1, 160, 1],
    ['stays until half of the next one is covered', 1, 219, 1],
    ['takes the place of the next one then', 1, 221, 2],
    ['passes several downwards', 0, 400, 3],
    ['stays until half of the one before is covered', 1, 126, 1],
    ['takes the place of the one before then', 1, 124, 0],
    ['passes several upwards', 3, 90, 0],
    ['goes no further than the ends', 2, -5000, 0],
    ['has the last position far below', 0, 9000, 3],
  ])('%s', (_title, from, top, expected) => {
    expect(targetIndex(SLOTS, from, top)).toBe(expected);
  });
});

describe('the room the others make', () => {
  it.each([
    ['none where nothing changes', 2, 2, [0, 0, 0, 0]],
    ['downwards, those between move up by the carried one and its gap', 0, 2, [170, -60, -60, 0]],
    ['upwards, those between move down', 3, 1, [0, 60, 60, -170]],
    ['a high one makes high room', 2, 0, [110, 110, -120, 0]],
  ])('%s', (_title, from, to, expected) => {
    expect(shiftsFor(SLOTS, from, to)).toEqual(expected);
  });

  it.each([
    [0, 3],
    [3, 0],
    [1, 2],
    [2, 1],
  ])('leaves no gap and no overlap when %i goes to %i', (from, to) => {
    const placed = shiftsFor(SLOTS, from, to)
      .map((shift, index) => ({ top: SLOTS[index]!.top + shift, height: SLOTS[index]!.height }))
      .sort((a, b) => a.top - b.top);
    expect(placed[0]!.top).toBe(100);
    placed
      .slice(1)
      .forEach((slot, index) => expect(slot.top - placed[index]!.top - placed[index]!.height).toBe(10));
  });
});

it('keeps a carried entry near its list', () => {
  expect(carriedTop(SLOTS, 1, -900)).toBe(76);
  expect(carriedTop(SLOTS, 1, 200)).toBe(200);
  expect(carriedTop(SLOTS, 1, 9000)).toBe(354);
});

describe('scrolling at the edges of the window', () => {
  it('rests in the middle, and is faster the nearer the edge is', () => {
    expect(scrollSpeed(400, 800)).toBeCloseTo(0);
    expect(scrollSpeed(40, 800)).toBeLessThan(0);
    expect(scrollSpeed(5, 800)).toBeLessThan(scrollSpeed(40, 800));
    expect(scrollSpeed(790, 800)).toBeGreaterThan(scrollSpeed(740, 800));
    expect(scrollSpeed(5000, 800)).toBe(scrollSpeed(800, 800));
  });

  it.each([
    ['nothing for what is in sight', 300, 0],
    ['up to what is hidden above', 20, 20 - SCROLL_STRIP],
    ['down to what is hidden below', 790, 790 + 60 - (800 - SCROLL_STRIP)],
  ])('shows by keyboard %s', (_title, top, expected) => {
    expect(scrollToShow({ top, height: 60 }, 800)).toBe(expected);
  });
});

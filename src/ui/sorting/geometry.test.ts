import { clampedTop, SCROLL_ZONE, scrollSpeed, scrollToShow, shiftsFor, targetIndex } from './geometry';

/** Four entries with 10 px between them; the third is twice as high. */
const SLOTS = [
  { top: 100, height: 50 },
  { top: 160, height: 50 },
  { top: 220, height: 100 },
  { top: 330, height: 50 },
];

describe('target position of a dragged entry', () => {
  it.each([
    ['stays in place without movement', 1, 160, 1],
    ['stays until half of the next entry is covered', 1, 219, 1],
    ['then takes its position', 1, 221, 2],
    ['passes several entries downwards', 0, 400, 3],
    ['stays until half of the previous entry is covered', 1, 126, 1],
    ['then takes the position of the previous entry', 1, 124, 0],
    ['passes several entries upwards', 3, 90, 0],
    ['stops at the start of the list', 2, -5000, 0],
    ['stops at the end of the list', 0, 9000, 3],
  ])('%s', (_title, from, top, expected) => {
    expect(targetIndex(SLOTS, from, top)).toBe(expected);
  });
});

describe('shifts of the other entries', () => {
  it.each([
    ['is zero if nothing moves', 2, 2, [0, 0, 0, 0]],
    ['moves the entries between up by the dragged height and a gap', 0, 2, [170, -60, -60, 0]],
    ['moves the entries between down', 3, 1, [0, 60, 60, -170]],
    ['makes more room for a taller entry', 2, 0, [110, 110, -120, 0]],
  ])('%s', (_title, from, to, expected) => {
    expect(shiftsFor(SLOTS, from, to)).toEqual(expected);
  });

  it.each([
    [0, 3],
    [3, 0],
    [1, 2],
    [2, 1],
  ])('leaves no gap and no overlap when %i moves to %i', (from, to) => {
    const shifts = shiftsFor(SLOTS, from, to);
    const placed = SLOTS.map(({ top, height }, index) => ({ top: top + shifts[index]!, height }));
    let edge = 90;
    for (const { top, height } of placed.sort((a, b) => a.top - b.top)) {
      expect(top).toBe(edge + 10);
      edge = top + height;
    }
  });
});

it('keeps a dragged entry near its list', () => {
  expect(clampedTop(SLOTS, 1, -900)).toBe(76);
  expect(clampedTop(SLOTS, 1, 200)).toBe(200);
  expect(clampedTop(SLOTS, 1, 9000)).toBe(354);
});

describe('scrolling at the viewport edges', () => {
  it('does not scroll in the middle and speeds up towards the edge', () => {
    expect(scrollSpeed(400, 800)).toBeCloseTo(0);
    expect(scrollSpeed(40, 800)).toBeLessThan(0);
    expect(scrollSpeed(5, 800)).toBeLessThan(scrollSpeed(40, 800));
    expect(scrollSpeed(790, 800)).toBeGreaterThan(scrollSpeed(740, 800));
    expect(scrollSpeed(5000, 800)).toBe(scrollSpeed(800, 800));
  });

  it.each([
    ['not at all for a visible entry', 300, 0],
    ['up to an entry above', 20, 20 - SCROLL_ZONE],
    ['down to an entry below', 790, 790 + 60 - (800 - SCROLL_ZONE)],
  ])('scrolls for the keyboard: %s', (_title, top, expected) => {
    expect(scrollToShow({ top, height: 60 }, 800)).toBe(expected);
  });
});

import { leadersOf } from './leaderLines';
import type { PartBox } from './parts';

const SIZE = { width: 1080, height: 1080 };
const part = (numeral: number, kind: PartBox['kind'], left: number, top: number): PartBox => {
  return { numeral, kind, left, top, right: left + 200, bottom: top + 36 };
};
const BLOCK = [
  part(20, 'logo', 80, 870),
  part(10, 'name', 330, 870),
  part(12, 'row', 330, 940),
  part(14, 'row', 660, 940),
  part(16, 'row', 330, 980),
  part(18, 'row', 660, 980),
];

describe('leader lines of the live poster', () => {
  const leaders = leadersOf(BLOCK, SIZE);
  const label = (numeral: number) => leaders.find((leader) => leader.numeral === numeral)!.label;

  it('lead from every part to its numeral, on the side of the part', () => {
    expect(leaders.map(({ numeral }) => numeral).sort()).toEqual([10, 12, 14, 16, 18, 20]);
    expect(label(20).x).toBeLessThan(0);
    for (const numeral of [10, 14, 18]) expect(label(numeral).x).toBeGreaterThan(SIZE.width);
    for (const numeral of [12, 16]) expect(label(numeral).y).toBeGreaterThan(SIZE.height);
    // Beside its column, and clear of the logo: a row below may be longer.
    expect(label(12).x).toBe(330 - 20);
    expect(leadersOf([], SIZE)).toEqual([]);
  });

  it('keep the numerals on one side apart, however close the parts are', () => {
    const heights = [10, 14, 18].map((numeral) => label(numeral).y).sort((a, b) => a - b);
    expect(heights[1]! - heights[0]!).toBeGreaterThanOrEqual(62);
    expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(62);
    expect(heights[2]).toBeLessThanOrEqual(SIZE.height);
    expect(label(16).x).not.toBeCloseTo(label(12).x, -1.5);
  });

  it.each([
    [22, 'greeting'],
    [11, 'tagline'],
    [24, 'offer'],
  ] as const)('put one bracket around all lines of part %i, the %s, outside the poster', (numeral, kind) => {
    const lines = [part(numeral, kind, 200, 600), part(numeral, kind, 300, 760)];
    const brackets = leadersOf([...BLOCK, ...lines], SIZE).filter((leader) => leader.numeral === numeral);
    expect(brackets).toMatchObject([{ label: { x: -56, y: 698 } }]);
    expect(brackets[0]!.outside).toMatch(/^M-4 600H-14V796H-4/);
  });
});

import { isOpaque, sizeWithin } from './measure';

describe('the size a picture is kept in', () => {
  it.each([
    [
      'a large one is made smaller in its proportions',
      { width: 4000, height: 3000 },
      false,
      { width: 1024, height: 768 },
    ],
    [
      'an upright one is measured by its height',
      { width: 1000, height: 2048 },
      false,
      { width: 500, height: 1024 },
    ],
    ['a small one stays as it is', { width: 300, height: 200 }, false, { width: 300, height: 200 }],
    ['a small drawing grows', { width: 24, height: 12 }, true, { width: 1024, height: 512 }],
    ['a hair keeps a pixel of width', { width: 1, height: 9000 }, false, { width: 1, height: 1024 }],
  ])('%s', (_title, size, enlarge, expected) => {
    expect(sizeWithin(size, 1024, { enlarge })).toEqual(expected);
  });
});

describe('a logo', () => {
  const pixels = (...alphas: number[]) =>
    Uint8ClampedArray.from(alphas.flatMap((alpha) => [10, 20, 30, alpha]));

  it('is opaque when no pixel lets anything through', () => {
    expect(isOpaque(pixels(255, 252, 255))).toBe(true);
  });

  it('is see-through when one pixel is', () => {
    expect(isOpaque(pixels(255, 255, 0))).toBe(false);
  });
});

import { isOpaque, sizeWithin } from './measure';

describe('sizeWithin', () => {
  it.each([
    ['scales a large picture down', { width: 4000, height: 3000 }, false, { width: 1024, height: 768 }],
    ['measures a portrait by its height', { width: 9, height: 2048 }, false, { width: 5, height: 1024 }],
    ['keeps a small picture', { width: 300, height: 200 }, false, { width: 300, height: 200 }],
    ['enlarges a small SVG', { width: 24, height: 12 }, true, { width: 1024, height: 512 }],
    ['keeps a width of at least 1 px', { width: 1, height: 9000 }, false, { width: 1, height: 1024 }],
  ])('%s', (_title, size, enlarge, expected) => {
    expect(sizeWithin(size, 1024, { enlarge })).toEqual(expected);
  });
});

it.each([
  ['when every pixel is', [255, 252, 255], true],
  ['unless one pixel is transparent', [255, 255, 0], false],
])('a logo is opaque %s', (_title, alphas, expected) => {
  const pixels = Uint8ClampedArray.from(alphas.flatMap((alpha) => [10, 20, 30, alpha]));
  expect(isOpaque(pixels)).toBe(expected);
});

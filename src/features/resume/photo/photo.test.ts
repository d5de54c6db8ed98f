import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSoft, keptSize, startArea } from './cropArea';
import { cropPicture } from './cropPicture';
import { aspectOf, frameOf } from './photoFrames';

it.each([
  ['b', 'sidebar/Sidebar.module.css'],
  ['c', 'band/Band.module.css'],
] as const)('the frame of a portrait in variant %s is that of its design', (variant, file) => {
  const css = readFileSync(path.join(__dirname, '../templates', file), 'utf8');
  const { width, height } = frameOf(variant);
  expect(css).toMatch(new RegExp(`width: ${width}mm;\\s+height: ${height}mm;`));
});

describe('the initial crop area of a picture', () => {
  it.each([
    ['all of a picture that fits', 500, 500, { x: 0, y: 0, width: 100, height: 100 }],
    ['the middle of a wide one', 1000, 500, { x: 25, y: 0, width: 50, height: 100 }],
    ['the upper middle of a tall one', 500, 1000, { x: 0, y: 15, width: 100, height: 50 }],
  ])('is %s', (_title, width, height, expected) => {
    expect(startArea({ width, height }, 1)).toEqual(expected);
  });

  it.each(['b', 'c'] as const)('has the aspect ratio of the frame of variant %s', (variant) => {
    const picture = { width: 1024, height: 683 };
    const area = startArea(picture, aspectOf(frameOf(variant)));
    const aspect = (area.width * picture.width) / (area.height * picture.height);
    expect(aspect).toBeCloseTo(aspectOf(frameOf(variant)));
  });
});

describe('the stored size of a portrait', () => {
  const frame = frameOf('c');

  it('is at most 600 px, with the aspect ratio of the frame', () => {
    const { width, height } = keptSize({ width: 3000, height: 3162 }, frame);
    expect(Math.max(width, height)).toBeLessThanOrEqual(600);
    expect(width / height).toBeCloseTo(aspectOf(frame), 2);
  });

  it('is never upscaled, and is too soft for print if it is small', () => {
    expect(keptSize({ width: 200, height: 211 }, frame)).toEqual({ width: 200, height: 211 });
    expect(isSoft({ width: 200, height: 211 }, frame)).toBe(true);
    expect(isSoft({ width: 300, height: 316 }, frame)).toBe(false);
  });
});

it('reports a browser without a canvas', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const area = { x: 0, y: 0, width: 100, height: 100 };
  expect(() => cropPicture(new Image(), area, frameOf('b'))).toThrow('not create a canvas');
});

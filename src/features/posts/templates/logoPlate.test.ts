import { logoTone, plateFor } from './logoPlate';
import type { BusinessBlockSpec } from './template';

type Rgb = readonly [number, number, number];
const SIDE = 30;

/** The tone of a picture whose pixels have these colours; undefined is transparent. */
function toneOf(colourAt: (x: number, y: number) => Rgb | undefined) {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const colour = colourAt(at % SIDE, Math.floor(at / SIDE));
    if (colour) rgba.set([...colour, 255], at * 4);
  }
  return logoTone(rgba, SIDE, SIDE);
}

/** Two bars, the upper and the lower colour, on `ground` or on transparency. */
const tone = (upper: Rgb, lower: Rgb = upper, ground?: Rgb) =>
  toneOf((x, y) => (y % 15 > 3 && y % 15 < 12 && x > 3 && x < 26 ? (y < 15 ? upper : lower) : ground));

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const RED: Rgb = [179, 18, 63];
const GOLD: Rgb = [255, 199, 90];

const BLOCK: BusinessBlockSpec = {
  kind: 'wide',
  x: 0,
  y: 0,
  width: 900,
  height: 160,
  ground: '#FFF3DA',
  ink: '#4A0A12',
  softInk: '#5E3A36',
  icon: '#0B6B54',
  logo: { maxWidth: 210, maxHeight: 160 },
};
const CREAM = BLOCK;
const CRIMSON = { ...BLOCK, ground: '#8E1420', ink: '#FFF3DC', plate: '#FFF6E6' };
const NIGHT = { ...BLOCK, ground: '#0F1014', ink: '#FFFFFF' };

describe('the plate behind a logo', () => {
  it.each([
    ['dark on cream: none', CREAM, tone(BLACK), undefined],
    ['white on cream: the ink of the poster', CREAM, tone(WHITE), '#4A0A12'],
    ['gold on cream: the same', CREAM, tone(GOLD), '#4A0A12'],
    ['dark on crimson: light', CRIMSON, tone(BLACK), '#FFF6E6'],
    ['red on crimson: light', CRIMSON, tone(RED), '#FFF6E6'],
    ['white on crimson: none', CRIMSON, tone(WHITE), undefined],
    ['bright red on near black: none', NIGHT, tone([226, 59, 46]), undefined],
    ['black on near black: light', NIGHT, tone(BLACK), '#FFF6E6'],
    ['black and white on cream: between them', CREAM, tone(BLACK, WHITE), '#7A7276'],
    ['dark with some gold on cream: none', CREAM, tone(BLACK, [200, 150, 60]), undefined],
    ['white on a dark poster with dark ink: none', { ...CREAM, ground: '#40163D' }, tone(WHITE), undefined],
  ])('%s', (_title, spec, measured, plate) => {
    expect(plateFor(spec, measured)).toBe(plate);
  });

  it('is the poster’s own for an opaque rectangle and before the logo is measured', () => {
    expect(tone(RED, RED, WHITE)).toBeUndefined();
    expect(plateFor(CRIMSON, undefined)).toBe('#FFF6E6');
    expect(plateFor(CREAM, undefined)).toBeUndefined();
  });

  it('measures the outline: white inside red is visible on cream', () => {
    const isWithin = (least: number, most: number, ...places: number[]) =>
      places.every((place) => place > least && place < most);
    const outlined = toneOf((x, y) =>
      isWithin(5, 24, x, y) ? WHITE : isWithin(1, 28, x, y) ? RED : undefined,
    );
    expect(plateFor(CREAM, outlined)).toBeUndefined();
  });
});

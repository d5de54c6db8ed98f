import { clearBackground, findBackground, plainBorder, type Pixels, type Rgb } from './background';

const WHITE: Rgb = [255, 255, 255];
const RED: Rgb = [200, 0, 0];
const DARK: Rgb = [40, 10, 20];

/** A square picture with the colour of each pixel given by a function. */
function picture(side: number, colourOf: (x: number, y: number) => Rgb): Pixels {
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) rgba.set([...colourOf(x, y), 255], (y * side + x) * 4);
  return { rgba, width: side, height: side };
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
];

/** An anti-aliased disc, optionally with a hole. */
const disc = (colour: Rgb, ground: Rgb, hole = 0) =>
  picture(40, (x, y) => {
    const radius = Math.hypot(x - 19.5, y - 19.5);
    const inner = hole === 0 ? 1 : radius - hole;
    return mix(colour, ground, Math.max(0, Math.min(1, 14 - radius, inner)));
  });

const pixel = ({ width }: Pixels, rgba: Uint8ClampedArray, x: number, y: number) =>
  Array.from(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

function cleared(logo: Pixels, colour: Rgb, part: 'outside' | 'everywhere' = 'outside') {
  return clearBackground(logo, findBackground(logo, colour)[part], colour);
}

describe('a plain border', () => {
  it('is found despite JPEG noise', () => {
    const noisy = picture(20, (x, y) =>
      x > 5 && x < 15 && y > 5 && y < 15 ? RED : [250 + (x % 5), 252, 255 - (y % 9)],
    );
    expect(plainBorder(noisy)?.every((channel) => channel > 245)).toBe(true);
  });

  it('may be partly covered by the logo', () => {
    expect(plainBorder(picture(20, (x, y) => (y === 0 && x > 8 && x < 14 ? RED : WHITE)))).toEqual([
      255, 255, 255,
    ]);
  });

  it('is undefined when its colours vary', () => {
    expect(plainBorder(picture(40, (x) => [x * 6, 100, 250 - x * 6]))).toBeUndefined();
    expect(plainBorder(picture(40, (_x, y) => (y < 15 ? [120, 180, 250] : [40, 120, 40])))).toBeUndefined();
  });
});

describe('a logo without its background', () => {
  it.each([
    ['red on white', RED, WHITE],
    ['dark on white', DARK, WHITE],
    ['white on black', WHITE, [0, 0, 0] as Rgb],
    ['red on dark', RED, DARK],
  ])('leaves no fringe on any ground: %s', (_title, colour, ground) => {
    const logo = disc(colour, ground);
    const rgba = cleared(logo, ground);
    expect(pixel(logo, rgba, 0, 0)[3]).toBe(0);
    expect(pixel(logo, rgba, 20, 20)).toEqual([...colour, 255]);
    // Every visible pixel has the logo's colour, however transparent it is.
    for (let at = 0; at < rgba.length; at += 4)
      for (const channel of rgba[at + 3] === 0 ? [] : [0, 1, 2])
        expect(Math.abs((rgba[at + channel] ?? 0) - colour[channel]!)).toBeLessThan(20);
  });

  it('has a semi-transparent edge, while the original is unchanged', () => {
    const logo = disc(RED, WHITE);
    const alphas = Array.from(cleared(logo, WHITE)).filter((_value, index) => index % 4 === 3);
    expect(alphas.filter((alpha) => alpha > 20 && alpha < 235).length).toBeGreaterThan(20);
    expect(logo).toEqual(disc(RED, WHITE));
  });

  it('keeps enclosed areas unless told otherwise', () => {
    const ring = disc(RED, WHITE, 6);
    expect(findBackground(ring, WHITE).hasEnclosed).toBe(true);
    expect(pixel(ring, cleared(ring, WHITE), 20, 20)).toEqual([255, 255, 255, 255]);
    expect(pixel(ring, cleared(ring, WHITE, 'everywhere'), 20, 20)[3]).toBe(0);
  });

  it('is empty if the picture has only one colour', () => {
    const blank = picture(10, () => WHITE);
    expect(findBackground(blank, WHITE).outside).not.toContain(0);
  });
});

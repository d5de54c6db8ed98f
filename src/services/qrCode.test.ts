import jsQR from 'jsqr';
import { QR_LINK_MAX, QR_QUIET_ZONE, QR_SIDE } from '../domain/posts/qrLink';
import { qrPicture } from './qrCode';

const LONGEST = 'https://gym.example.com/'.padEnd(QR_LINK_MAX, 'a');

/** The dark rectangles of the picture, in px. */
function boxes(text: string): readonly { x: number; y: number; width: number; height: number }[] {
  const svg = decodeURIComponent(qrPicture(text).replace('data:image/svg+xml,', ''));
  expect(svg).toContain(`width="${QR_SIDE}" height="${QR_SIDE}"`);
  const dark = /fill="#15170f" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return Array.from(dark.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g), ([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { x, y, width, height };
  });
}

/** Rasterizes the rectangles and decodes them with a different library than the encoder. */
function read(text: string): string | undefined {
  const pixels = new Uint8ClampedArray(QR_SIDE * QR_SIDE * 4).fill(255);
  for (const { x, y, width, height } of boxes(text))
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        pixels.fill(0, (row * QR_SIDE + column) * 4, (row * QR_SIDE + column) * 4 + 3);
  return jsQR(pixels, QR_SIDE, QR_SIDE)?.data;
}

describe('the QR code picture', () => {
  it.each(['https://a.in', 'https://gym.example.com/join?offer=diwali&plan=1#top', LONGEST])(
    'encodes %s, with large enough modules on whole px and a quiet zone',
    (text) => {
      expect(read(text)).toBe(text);
      const all = boxes(text);
      const module = all[0]?.height ?? 0;
      // What survives the recompression of messaging apps.
      expect(module).toBeGreaterThanOrEqual(4);
      expect(all.every(({ width, height }) => height === module && width % module === 0)).toBe(true);
      const near = all.flatMap(({ x, y }) => [x, y]);
      const far = all.flatMap(({ x, y, width, height }) => [QR_SIDE - x - width, QR_SIDE - y - height]);
      expect(Math.min(...near, ...far)).toBeGreaterThanOrEqual(QR_QUIET_ZONE * module);
    },
  );
});

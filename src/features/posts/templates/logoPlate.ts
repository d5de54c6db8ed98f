import { contrast, luminance, luminanceOf } from '../../../ui/contrast';
import type { BusinessBlockSpec } from './template';

/** Long side in px at which a logo is measured, enough to keep any letters that are legible on a poster. */
const MEASURED_SIDE = 256;

/** Cache of the last measured logo: a page shows one logo, on up to eight posters at once. */
let latest: { readonly src: string; readonly tone: LogoTone } | undefined;

/**
 * The plate behind a logo.
 * @param image the logo, same-origin so that its pixels can be read; null until it has loaded
 * @returns a colour, or undefined for none
 */
export function plateBehind(
  spec: BusinessBlockSpec,
  src: string,
  image: HTMLImageElement | null,
): string | undefined {
  if (latest?.src !== src && image) latest = { src, tone: readTone(image) };
  return plateFor(spec, latest?.src === src ? latest.tone : undefined);
}

function readTone(image: HTMLImageElement): LogoTone {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, MEASURED_SIDE / Math.max(naturalWidth, naturalHeight, 1));
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(image, 0, 0, width, height);
  const data = drawing?.getImageData(0, 0, width, height).data;
  return data && logoTone(data, width, height);
}

const LIGHT_PLATE = '#FFF6E6';
const DEEP_PLATE = '#1B1622';
/** For a logo with both black and white, part of which would vanish on any other plate. */
const MIDDLE_PLATE = '#7A7276';

/** Colour of the plate behind a logo; undefined for none. If the logo has no measurable outline, the poster's default. */
export function plateFor({ ground, ink, plate }: BusinessBlockSpec, tone: LogoTone): string | undefined {
  if (!tone) return plate;
  const isDark = luminanceOf(ground) < 0.5;
  return choosePlate(tone, ground, [plate ?? LIGHT_PLATE, isDark ? DEEP_PLATE : ink, MIDDLE_PLATE]);
}

/**
 * The luminance distribution of a logo's outline, which determines its contrast. Undefined if the logo fills its rectangle.
 */
type LogoTone = readonly OutlineShare[] | undefined;

interface OutlineShare {
  /** Relative luminance, 0 (black) to 1 (white). */
  readonly luminance: number;
  /** Share of the outline, 0 to 1. */
  readonly share: number;
}

/** Number of luminance classes. */
const CLASSES = 64;
/** Minimum alpha of a pixel that belongs to the logo. */
const SOLID = 128;

/**
 * Measures the outline of a logo. Only the outline meets the background; inner parts contrast with the logo itself.
 * @param rgba four bytes per pixel
 */
export function logoTone(rgba: Uint8ClampedArray, width: number, height: number): LogoTone {
  const isSolid = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (rgba[(y * width + x) * 4 + 3] ?? 0) >= SOLID;
  const counts = new Array<number>(CLASSES).fill(0);
  let total = 0;
  let transparent = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isSolid(x, y)) transparent += 1;
      else if (!(isSolid(x - 1, y) && isSolid(x + 1, y) && isSolid(x, y - 1) && isSolid(x, y + 1))) {
        const at = (y * width + x) * 4;
        const level = luminance(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
        const index = Math.round(Math.sqrt(level) * (CLASSES - 1));
        counts[index] = (counts[index] ?? 0) + 1;
        total += 1;
      }
    }
  }
  if (transparent === 0 || total === 0) return undefined;
  return counts.flatMap((count, index) =>
    count === 0 ? [] : { luminance: (index / (CLASSES - 1)) ** 2, share: count / total },
  );
}

/** From this contrast on, a part of the outline is clear. */
const CLEAR = 3;
/** Below this contrast, it is lost. */
const LOST = 1.2;
/** The share of the outline that must be clear, and that may be lost: gold under a dark name is ornament. */
const MIN_CLEAR = 0.6;
const MAX_LOST = 0.1;

/**
 * Chooses the plate behind a logo.
 * @param ground colour of the poster
 * @param plates colours, best first
 * @returns the plate's colour, or undefined if the poster's own is good enough
 */
function choosePlate(
  tone: NonNullable<LogoTone>,
  ground: string,
  plates: readonly string[],
): string | undefined {
  const rated = [undefined, ...plates].map((plate) => {
    const below = luminanceOf(plate ?? ground);
    const shareWhere = (test: (ratio: number) => boolean) =>
      tone.filter((part) => test(contrast(part.luminance, below))).reduce((sum, { share }) => sum + share, 0);
    return { plate, clear: shareWhere((ratio) => ratio >= CLEAR), lost: shareWhere((ratio) => ratio < LOST) };
  });
  const good = rated.find(({ clear, lost }) => clear >= MIN_CLEAR && lost <= MAX_LOST);
  const [best] = rated.toSorted((a, b) => b.clear - b.lost - (a.clear - a.lost));
  return (good ?? best)?.plate;
}

import { luminanceOf } from '../../../ui/contrast';
import { choosePlate, logoTone, type LogoTone } from './logoTone';
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

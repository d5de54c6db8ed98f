/** Colours that neither a blank canvas nor noise shows one after the other. */
const COLOURS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;

/** Levels by which a channel may differ: Brave changes pixels by one, Safari's private windows by up to 13. */
const TOLERANCE = 32;

/** What to do where a canvas can't be read. */
export const CANVAS_BLOCKED =
  'This browser keeps websites from reading pictures. Allow this site to use canvas image data and try again.';

/**
 * Whether a page can read what it has drawn. Against tracking, Tor Browser, LibreWolf and extensions return noise, and encode
 * noise, without an error, until the visitor allows a site to read canvases.
 * @param drawing of a spare canvas, whose first pixel is painted over
 */
export function canReadCanvas(
  drawing: Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'getImageData'>,
): boolean {
  return COLOURS.every((colour) => {
    drawing.fillStyle = `rgb(${colour.join(' ')})`;
    drawing.fillRect(0, 0, 1, 1);
    const { data } = drawing.getImageData(0, 0, 1, 1);
    return colour.every((level, channel) => Math.abs(level - (data[channel] ?? 0)) <= TOLERANCE);
  });
}

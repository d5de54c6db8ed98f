import { decoded } from '../../domain/fileText';
import { withinLimit } from '../waiting';
import { damaged, PictureRefused } from './refusal';
import { sizedSvg } from './svg';

/** In bytes. */
const SVG_LIMIT = 5 * 1024 * 1024;
/** Drawing can't be interrupted. So many shapes take half a second, and the most complex of logos have a tenth of them. */
const ELEMENT_LIMIT = 20_000;
/** Longest wait in ms for what cannot be counted, such as thousands of blended layers, each as large as the picture. */
const LIMIT_MS = 15_000;
/** Twice the side of an accepted picture, so that a logo with wide margins is sharp once they are trimmed. */
const LONG_SIDE_PX = 2048;

const TOO_COMPLEX = 'is too complex a drawing. Export it as PNG and choose that file.';
const INCOMPLETE = 'links to a picture that is not in it. Export it as PNG and choose that file.';

/**
 * Draws an SVG, whatever its own size. An `<img>` neither runs scripts in it nor fetches its references.
 * @param bytes contents of the file
 * @throws PictureRefused when it can't be read or would take too long
 */
export async function drawSvg(bytes: Uint8Array): Promise<ImageBitmap> {
  if (bytes.length > SVG_LIMIT) throw new PictureRefused(TOO_COMPLEX);
  const svg = sizedSvg(decoded(bytes) ?? '', LONG_SIDE_PX);
  if (!svg) throw damaged();
  if (svg.isIncomplete) throw new PictureRefused(INCOMPLETE);
  if (svg.elements > ELEMENT_LIMIT) throw new PictureRefused(TOO_COMPLEX);
  const image = new Image();
  image.src = URL.createObjectURL(svg.blob);
  const drawing = image.decode().then(() => createImageBitmap(image));
  const drawn = await withinLimit(drawing, LIMIT_MS)
    .catch(() => {
      throw damaged();
    })
    .finally(() => URL.revokeObjectURL(image.src));
  if (!drawn) throw new PictureRefused(TOO_COMPLEX);
  return drawn;
}

import { keptSize, partOf, type CropArea } from './cropArea';
import type { PhotoFrame } from './photoFrames';

const JPEG_QUALITY = 0.9;

/**
 * Crops a picture, synchronously and on this device.
 * @param image loaded and same-origin
 * @returns `data:` URL of a JPEG with the frame's aspect ratio, on white
 * @throws Error if the browser cannot create a canvas
 */
export function cropPicture(image: HTMLImageElement, area: CropArea, frame: PhotoFrame): string {
  const part = partOf({ width: image.naturalWidth, height: image.naturalHeight }, area);
  const size = keptSize(part, frame);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser could not create a canvas.');
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

import { keptSize, type CropArea } from './cropArea';
import type { PhotoFrame } from './photoFrames';

const JPEG_QUALITY = 0.9;

/**
 * Cuts a part out of a picture, at once and on this device.
 * @param image loaded, and of an address of this page
 * @returns address (`data:`) of a JPEG with the frame's own proportions, on white
 * @throws Error when the browser gives no canvas
 */
export function cropPicture(image: HTMLImageElement, area: CropArea, frame: PhotoFrame): string {
  const part = {
    x: (area.x / 100) * image.naturalWidth,
    y: (area.y / 100) * image.naturalHeight,
    width: (area.width / 100) * image.naturalWidth,
    height: (area.height / 100) * image.naturalHeight,
  };
  const size = keptSize(part, frame);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gave no canvas.');
  // A JPEG has no transparency: black would stand where the picture lets its ground through.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

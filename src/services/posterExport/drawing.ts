import html2canvas from 'html2canvas';
import { CANVAS_BLOCKED, canReadCanvas } from '../canvasReading';
import { alignProbe } from './probe';
import './probe.css';
import { separateTexts } from './separateTexts';

/** Draws a poster at full size. @throws Error with a message for the visitor, also if the result is invalid */
export async function drawNode(node: HTMLElement): Promise<HTMLCanvasElement> {
  const { offsetWidth: width, offsetHeight: height } = node;
  const release = alignProbe(node);
  try {
    const canvas = await html2canvas(node, {
      scale: 1,
      width,
      height,
      backgroundColor: '#fff',
      logging: false,
      useCORS: true,
      scrollX: 0,
      scrollY: 0,
      ignoreElements: (element) => !isNeeded(element, node),
      onclone: (_document, copy) => separateTexts(copy),
    }).catch((cause: unknown) => {
      throw new Error('The poster could not be drawn. Please try again.', { cause });
    });
    checkPicture(canvas, width, height);
    return canvas;
  } finally {
    release();
  }
}

/** Only the poster, its ancestors and the head; cloning the styles of everything else would waste time. */
function isNeeded(element: Element, node: HTMLElement): boolean {
  return node.contains(element) || element.contains(node) || element.closest('head') !== null;
}

const SAMPLE = 24;

/** Rejects pictures of the wrong size or of a single colour, and those that would be saved as noise. */
function checkPicture(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width || canvas.height !== height) {
    throw new Error('The picture came out in the wrong size. Please try again.');
  }
  const small = document.createElement('canvas');
  small.width = SAMPLE;
  small.height = SAMPLE;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  if (!canReadCanvas(context)) throw new Error(CANVAS_BLOCKED);
  context.drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  const pixels = new Uint32Array(context.getImageData(0, 0, SAMPLE, SAMPLE).data.buffer);
  if (pixels.every((pixel) => pixel === pixels[0])) {
    throw new Error('The picture came out empty. Please try again.');
  }
}

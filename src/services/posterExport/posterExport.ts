import type html2canvas from 'html2canvas';
import { DOWNLOAD_FILE_NAME, JPEG_QUALITY, posterId, type PosterRef } from '../../domain/posts/occasions';
import type { PosterExport } from '../../store/ports';
import { alignProbe } from './probe';
import './probe.css';
import { decodePictures, findPoster, loadFonts, nextFrames } from './readiness';
import { saveBlob } from '../saveBlob';

type Html2Canvas = typeof html2canvas;

/**
 * Exports the full-size poster that the page keeps off-screen under `data-poster`.
 * The workarounds for html2canvas live in this folder; the rules its input has to follow stand in Poster.module.css.
 */
export function createPosterExport(): PosterExport {
  let draw: Html2Canvas | undefined;

  return {
    async prepare(poster) {
      draw ??= await loadDrawing();
      const node = await findPoster(posterId(poster));
      await loadFonts(node);
      await decodePictures(node);
      // The poster fits its texts again when fonts and logo are there.
      await nextFrames();
    },
    async render(poster) {
      if (!draw) throw new Error('The poster was not prepared. Please try again.');
      const canvas = await drawPoster(draw, poster);
      saveBlob(await encode(canvas), DOWNLOAD_FILE_NAME);
    },
  };
}

/** 46 KB gzip: fetched by the first export, not before. */
async function loadDrawing(): Promise<Html2Canvas> {
  try {
    return (await import(/* webpackChunkName: "html2canvas" */ 'html2canvas')).default;
  } catch {
    throw new Error('The drawing tool did not load. Check your connection and try again.');
  }
}

async function drawPoster(draw: Html2Canvas, poster: PosterRef): Promise<HTMLCanvasElement> {
  const node = await findPoster(posterId(poster));
  const { offsetWidth: width, offsetHeight: height } = node;
  const release = alignProbe(node);
  try {
    const canvas = await draw(node, {
      scale: 1,
      width,
      height,
      backgroundColor: '#fff',
      logging: false,
      useCORS: true,
      scrollX: 0,
      scrollY: 0,
    }).catch((cause: unknown) => {
      throw new Error('The poster could not be drawn. Please try again.', { cause });
    });
    checkPicture(canvas, width, height);
    return canvas;
  } finally {
    release();
  }
}

const SAMPLE = 24;

/** A picture of the wrong size or of one colour is worse than none. */
function checkPicture(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width || canvas.height !== height) {
    throw new Error('The picture came out in the wrong size. Please try again.');
  }
  const small = document.createElement('canvas');
  small.width = SAMPLE;
  small.height = SAMPLE;
  const context = small.getContext('2d');
  if (!context) return;
  context.drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  const pixels = new Uint32Array(context.getImageData(0, 0, SAMPLE, SAMPLE).data.buffer);
  if (pixels.every((pixel) => pixel === pixels[0])) {
    throw new Error('The picture came out empty. Please try again.');
  }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else
          reject(
            new Error('This browser could not make a JPEG of the poster. Close some tabs and try again.'),
          );
      },
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

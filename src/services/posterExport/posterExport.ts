import { posterId, type PosterRef } from '../../domain/posts/occasions';
import type { PosterExport } from '../../store/ports';
import { drawNode } from './drawing';
import { encode, DELIVER, typeFor, type PictureType } from './deliver';
import { decodePictures, loadFonts } from './readiness';
import { findOnStage } from './stage';

/** A poster that has been drawn or is being drawn. */
interface Picture {
  /** The poster's markup, for detecting later changes. */
  readonly markup: string;
  readonly canvas: Promise<HTMLCanvasElement>;
  readonly files: Map<PictureType, Promise<Blob>>;
}

/** Number of cached pictures; one of 1080 × 1920 takes 8 MB. */
const KEPT = 4;

/**
 * Exports the full-size posters that the page puts on the stage.
 * The workarounds for html2canvas live in this folder; the rules that its input must follow are in Poster.module.css.
 */
export function createPosterExport(): PosterExport {
  const pictures = new Map<string, Picture>();
  /** Posters that the visitor knows to lack a font: a blocker of fonts must not stop every download. */
  const told = new Set<string>();
  let latest: Promise<unknown> = Promise.resolve();

  /** The poster on the stage, and its cached picture if it is still up to date. */
  async function look(poster: PosterRef) {
    const { node, fit } = await findOnStage(poster);
    const picture = pictures.get(posterId(poster));
    return { node, fit, picture: picture?.markup === node.outerHTML ? picture : undefined };
  }

  /** Queues drawings, because superseded ones keep running and two would interfere with each other's measurements. */
  function begin(node: HTMLElement): Picture {
    const canvas = latest.then(() => drawNode(node));
    latest = canvas.catch(() => undefined);
    return { markup: node.outerHTML, canvas, files: new Map() };
  }

  function keep(id: string, picture: Picture): void {
    pictures.delete(id);
    pictures.set(id, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
  }

  /** The picture as a file of this type, encoded once. */
  function fileOf({ canvas, files }: Picture, type: PictureType): Promise<Blob> {
    const file = files.get(type) ?? canvas.then((drawn) => encode(drawn, type));
    files.set(type, file);
    return file;
  }

  return {
    async loadFonts(job) {
      const { node, picture } = await look(job);
      if (picture || (await loadFonts(node)) || told.has(posterId(job))) return;
      // Nobody reads what happens to a picture that is drawn ahead of time.
      if (job.purpose !== 'prepare') told.add(posterId(job));
      throw new Error(
        'A font of the poster did not load. Reload the page, or try again to draw it with another font.',
      );
    },
    async loadPictures(poster) {
      const { node, fit, picture } = await look(poster);
      if (picture) return;
      await decodePictures(node);
      fit();
    },
    async draw(job) {
      const id = posterId(job);
      const { node, picture } = await look(job);
      const current = picture ?? begin(node);
      keep(id, current);
      try {
        await fileOf(current, typeFor(job.purpose));
      } catch (error) {
        pictures.delete(id);
        throw error;
      }
    },
    async deliver(job) {
      const file = await pictures.get(posterId(job))?.files.get(typeFor(job.purpose));
      if (!file) throw new Error('The poster was not drawn. Please try again.');
      await DELIVER[job.purpose](file);
      return file.size;
    },
  };
}

import html2canvas from 'html2canvas';
import type { PosterPurpose, PosterRef } from '../../src/domain/posts/occasions';
import { createPosterExport } from '../../src/services/posterExport/posterExport';
import { putOnStage } from '../../src/services/posterExport/stage';

/*
 * A page with a poster on the stage, in a browser whose layout, fonts, decoding, drawing and sharing are mocks. The test file
 * has to mock `html2canvas` itself.
 */
export const draw = jest.mocked(html2canvas);

export const POSTER: PosterRef = { flow: 'diwali', template: 1, format: 'post' };
export const SIDE = 1080;

export const loadFont = jest.fn(() => Promise.resolve([]));
export const decode = jest.fn(() => Promise.resolve());
export const fit = jest.fn();
export const share = jest.fn<Promise<void>, [ShareData]>();
export const write = jest.fn<Promise<void>, [{ items: Record<string, Blob> }[]]>();
export const saved = jest.fn<unknown, [fileName: string]>();
/** What every canvas contains, apart from a pixel that was just filled. */
export let pixels: Uint8ClampedArray;
export const getImageData = jest.fn<{ data: ArrayLike<number> }, [x: number, y: number, width: number]>();

export function canvasOf(
  height: number,
  encoded: (type?: string) => Blob | null = (type = '') => new Blob(['picture'], { type }),
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDE, height });
  canvas.toBlob = (take, type) => take(encoded(type));
  return canvas;
}

const takenBack: (() => void)[] = [];

beforeEach(() => {
  jest.resetAllMocks();
  pixels = Uint8ClampedArray.of(1, 2, 3, 255, 9, 9, 9, 255);
  for (const answer of [decode, share, write]) answer.mockResolvedValue();
  draw.mockImplementation(() => Promise.resolve(canvasOf(SIDE)));
  class ClipboardItem {
    constructor(readonly items: Record<string, Blob>) {}
  }
  Object.assign(globalThis, { ClipboardItem });
  Object.assign(navigator, { share, clipboard: { write } });
  Object.assign(document, { fonts: { load: loadFont, ready: Promise.resolve() } });
  for (const side of ['offsetWidth', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { get: () => SIDE, configurable: true });
  HTMLImageElement.prototype.decode = decode;
  const context = { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined, getImageData };
  const filled = () => context.fillStyle.match(/\d+/g)!.map(Number);
  getImageData.mockImplementation((_x, _y, width) => ({ data: width === 1 ? filled() : pixels }));
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  Object.assign(URL, { createObjectURL: () => 'blob:poster', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved(this.download);
  };
  document.body.innerHTML = `<header><p>Home</p></header>
    <article data-poster="diwali-1" style="font-family: 'Yatra One', Mukta">
    <p style="font-family: 'Baloo 2', Mukta; font-weight: 600">Wishes</p><div data-part="logo"><img alt=""></div></article>
    <article data-poster="diwali-1-status"></article>`;
  for (const node of document.querySelectorAll<HTMLElement>('article'))
    takenBack.push(putOnStage(node.dataset.poster!, { node, fit }));
});
afterEach(() => takenBack.splice(0).forEach((takeBack) => takeBack()));

export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const posterNode = () => find('[data-poster="diwali-1"]');

/** Runs all stages of an export, as the machine does. */
export async function run(purpose: PosterPurpose, service = createPosterExport()): Promise<number> {
  await service.loadFonts({ ...POSTER, purpose });
  await service.loadPictures(POSTER);
  await service.draw({ ...POSTER, purpose });
  return service.deliver({ ...POSTER, purpose });
}

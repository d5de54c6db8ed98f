import html2canvas from 'html2canvas';
import { loaded, settled, storeWith } from '../../../test/jest/fakes';
import { DOWNLOAD_FILE_NAME, type PosterPurpose, type PosterRef } from '../../domain/posts/occasions';
import { flowEvent } from '../../store/flows';
import { Cancelled } from '../../store/ports';
import { createPosterExport } from './posterExport';
import { usedFaces } from './readiness';
import { putOnStage } from './stage';

jest.mock('html2canvas', () => ({ __esModule: true, default: jest.fn() }));
const draw = jest.mocked(html2canvas);

const POSTER: PosterRef = { flow: 'diwali', template: 1, format: 'post' };
const SIDE = 1080;

/** Mocks of what jsdom lacks: layout, fonts, decoding, drawing, sharing. */
const loadFont = jest.fn(() => Promise.resolve([]));
const decode = jest.fn(() => Promise.resolve());
const fit = jest.fn();
const share = jest.fn<Promise<void>, [ShareData]>();
const write = jest.fn<Promise<void>, [{ items: Record<string, Blob> }[]]>();
const saved = jest.fn<unknown, [fileName: string]>();
let pixels: Uint8ClampedArray;

function canvasOf(
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
  const context = { drawImage: () => undefined, getImageData: () => ({ data: pixels }) };
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

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const posterNode = () => find('[data-poster="diwali-1"]');

/** Runs all stages of an export, as the machine does. */
async function run(purpose: PosterPurpose, service = createPosterExport()): Promise<number> {
  await service.loadFonts({ ...POSTER, purpose });
  await service.loadPictures(POSTER);
  await service.draw({ ...POSTER, purpose });
  return service.deliver({ ...POSTER, purpose });
}

describe('exporting a poster', () => {
  it('loads every family of every stack in its own weight and in the one html2canvas measures', () => {
    const faces = ['400 40px "Yatra One"', '600 40px "Baloo 2"', '400 40px "Baloo 2"', '600 40px Mukta'];
    expect([...usedFaces(posterNode()).keys()]).toEqual(expect.arrayContaining(faces));
  });

  it('draws the poster at full size, once fonts and pictures are loaded and the texts fitted', async () => {
    expect(await run('download')).toBe('picture'.length);
    expect(draw).toHaveBeenCalledWith(
      posterNode(),
      expect.objectContaining({ scale: 1, width: SIDE, height: SIDE, backgroundColor: '#fff' }),
    );
    const order = [loadFont, decode, fit, draw].map(({ mock }) => mock.invocationCallOrder.at(-1)!);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('clones only the poster, its ancestors and the head', async () => {
    await run('download');
    const { ignoreElements } = draw.mock.calls[0]![1]!;
    for (const kept of ['[data-poster="diwali-1"] img', 'body', 'head'])
      expect(ignoreElements!(find(kept))).toBe(false);
    for (const ignored of ['header', 'header p', '[data-poster="diwali-1-status"]'])
      expect(ignoreElements!(find(ignored))).toBe(true);
  });

  it('removes the probe styles even when drawing fails, and draws again on retry', async () => {
    const service = createPosterExport();
    draw.mockRejectedValueOnce(new Error('out of memory'));
    await expect(run('download', service)).rejects.toThrow(
      'The poster could not be drawn. Please try again.',
    );
    expect(document.documentElement.dataset.posterProbe).toBeUndefined();
    await run('download', service);
    expect(saved).toHaveBeenCalledTimes(1);
  });
});

describe('a finished picture', () => {
  it('is saved or shared as a JPEG with the specified name, or copied as a PNG', async () => {
    await run('download');
    expect(saved.mock.calls).toEqual([[DOWNLOAD_FILE_NAME]]);
    await run('share');
    const jpeg = expect.objectContaining({ name: DOWNLOAD_FILE_NAME, type: 'image/jpeg' }) as File;
    expect(share.mock.calls).toEqual([[{ files: [jpeg] }]]);
    await run('copy');
    expect(write.mock.calls[0]![0][0]!.items['image/png']).toMatchObject({ type: 'image/png' });
  });

  it('is reused for every purpose', async () => {
    const service = createPosterExport();
    for (const purpose of ['prepare', 'share', 'download', 'copy'] as const) await run(purpose, service);
    for (const call of [draw, share, saved, write]) expect(call).toHaveBeenCalledTimes(1);
  });

  it('is drawn again when the poster has changed', async () => {
    const service = createPosterExport();
    await run('download', service);
    posterNode().append('Since 1984');
    await run('download', service);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is not drawn twice when it is still being drawn', async () => {
    const service = createPosterExport();
    await Promise.all([service.draw({ ...POSTER, purpose: 'prepare' }), run('share', service)]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn only after a pending drawing, because two would interfere', async () => {
    const service = createPosterExport();
    const log: string[] = [];
    draw.mockImplementation(async ({ dataset }) => {
      log.push(`begin ${dataset.poster}`);
      await settled();
      log.push(`end ${dataset.poster}`);
      return canvasOf(SIDE);
    });
    const job = { ...POSTER, purpose: 'download' } as const;
    await Promise.all([service.draw(job), service.draw({ ...job, format: 'status' })]);
    expect(log).toEqual(['begin diwali-1', 'end diwali-1', 'begin diwali-1-status', 'end diwali-1-status']);
  });
});

describe('a cancelled export', () => {
  it('saves nothing, even if its picture is being encoded; the next one saves that picture', async () => {
    let encoded = (): void => undefined;
    const canvas = canvasOf(SIDE);
    canvas.toBlob = (take, type = '') => (encoded = () => take(new Blob(['picture'], { type })));
    draw.mockResolvedValueOnce(canvas);
    const { store } = storeWith(undefined, { posterExport: loaded(createPosterExport()) });
    store.dispatch(flowEvent('diwali', { type: 'NEXT' }));
    const download = flowEvent('diwali', { type: 'DOWNLOAD', template: 1, format: 'post' });
    store.dispatch(download);
    await settled();
    store.dispatch(flowEvent('posterExport', { type: 'CANCEL', run: 1 }));
    encoded();
    await settled();
    expect(saved).not.toHaveBeenCalled();

    store.dispatch(download);
    await settled();
    expect(saved).toHaveBeenCalledTimes(1);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

describe('a failed export', () => {
  it.each([
    ['the logo', 'logo', 'The logo could not be drawn. Try again, or remove the logo.'],
    ['a picture', 'art', 'A picture of the poster did not load. Check your connection and try again.'],
  ])('names %s that can’t be decoded', async (_what, part, message) => {
    decode.mockRejectedValue(new DOMException('broken'));
    find('[data-part="logo"]').dataset.part = part;
    await expect(run('download')).rejects.toThrow(message);
  });

  it('says that a font is missing, and draws without it if the visitor tries again', async () => {
    const service = createPosterExport();
    loadFont.mockRejectedValue(new DOMException('', 'NetworkError'));
    for (const purpose of ['prepare', 'download'] as const)
      await expect(run(purpose, service)).rejects.toThrow('A font of the poster did not load.');
    expect(draw).not.toHaveBeenCalled();
    await run('download', service);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  const encodesAs = (blob: Blob | null) => draw.mockResolvedValueOnce(canvasOf(SIDE, () => blob));
  it.each([
    ['of the wrong size', () => draw.mockResolvedValueOnce(canvasOf(900)), /wrong size/],
    ['of one colour', () => pixels.fill(7), /came out empty/],
    ['of no bytes', () => encodesAs(new Blob([], { type: 'image/jpeg' })), /make a JPEG/],
    ['not written', () => encodesAs(null), /make a JPEG/],
    ['of another type', () => encodesAs(new Blob(['picture'], { type: 'image/png' })), /make a JPEG/],
  ])('does not save a picture %s', async (_title, spoil, message) => {
    spoil();
    await expect(run('download')).rejects.toThrow(message);
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    ['share', share, 'NotAllowedError', 'The picture is ready. Press Share again.'],
    ['share', share, 'DataError', /Use Download Image instead/],
    ['copy', write, 'NotAllowedError', /blocked copying the picture/],
    ['copy', write, 'DataError', /cannot copy pictures/],
  ] as const)('says what to do when the browser answers %s with %s', async (purpose, call, name, message) => {
    call.mockRejectedValue(new DOMException('', name));
    await expect(run(purpose)).rejects.toThrow(message);
  });

  it('is not a failure when the visitor closes the share sheet', async () => {
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    await expect(run('share')).rejects.toBeInstanceOf(Cancelled);
  });
});

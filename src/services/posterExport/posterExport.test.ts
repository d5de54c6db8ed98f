import html2canvas from 'html2canvas';
import {
  DOWNLOAD_FILE_NAME,
  type PosterJob,
  type PosterPurpose,
  type PosterRef,
} from '../../domain/posts/occasions';
import { Cancelled, type PosterExport } from '../../store/ports';
import { createPosterExport } from './posterExport';
import { usedFaces } from './readiness';
import { putOnStage } from './stage';

jest.mock('html2canvas', () => ({ __esModule: true, default: jest.fn() }));
const draw = jest.mocked(html2canvas);

const POSTER: PosterRef = { flow: 'diwali', template: 1, format: 'post' };
const job = (purpose: PosterPurpose, poster = POSTER): PosterJob => ({ ...poster, purpose });
const SIDE = 1080;

const PNG = new Blob(['picture'], { type: 'image/png' });

/** Mocks of what jsdom lacks: layout, fonts, decoding, drawing, sharing. */
const loadFont = jest.fn(() => Promise.resolve([]));
const decode = jest.fn(() => Promise.resolve());
const fit = jest.fn();
const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
const write = jest.fn<Promise<void>, [{ items: Record<string, Blob> }[]]>(() => Promise.resolve());
const PIXELS = [1, 2, 3, 255, 9, 9, 9, 255];
let pixels = Uint8ClampedArray.from(PIXELS);

function canvasOf(
  width: number,
  height: number,
  write: (type?: string) => Blob | null = (type = '') => new Blob(['picture'], { type }),
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.toBlob = (take, type) => take(write(type));
  return canvas;
}

let saved: string[] = [];
const takenBack: (() => void)[] = [];

beforeEach(() => {
  saved = [];
  pixels = Uint8ClampedArray.from(PIXELS);
  decode.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  write.mockReset().mockResolvedValue();
  draw.mockReset().mockImplementation(() => Promise.resolve(canvasOf(SIDE, SIDE)));
  Object.assign(navigator, { share, clipboard: { write } });
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(readonly items: Record<string, Blob>) {}
    },
  });
  Object.defineProperty(document, 'fonts', {
    value: { load: loadFont, ready: Promise.resolve() },
    configurable: true,
  });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => SIDE, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => SIDE, configurable: true });
  HTMLImageElement.prototype.decode = decode;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => ({ data: pixels }),
  })) as unknown as HTMLCanvasElement['getContext'];
  URL.createObjectURL = () => 'blob:poster';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  document.body.innerHTML = `<header><p>Home</p></header>
    <article data-poster="diwali-1" style="font-family: 'Yatra One', Mukta">
    <p style="font-family: 'Baloo 2', Mukta; font-weight: 600">Wishes</p><div data-part="logo"><img alt=""></div></article>
    <article data-poster="diwali-1-status"></article>`;
  for (const node of document.querySelectorAll<HTMLElement>('article')) {
    takenBack.push(putOnStage(node.dataset.poster!, { node, fit }));
  }
});
afterEach(() => takenBack.splice(0).forEach((takeBack) => takeBack()));

const posterNode = () => document.querySelector<HTMLElement>('[data-poster="diwali-1"]')!;

/** Runs all stages of an export, as the machine does. */
async function run(service: PosterExport, { purpose, ...poster }: PosterJob): Promise<number> {
  await service.loadFonts(poster);
  await service.loadPictures(poster);
  await service.draw(poster);
  return service.encode({ ...poster, purpose });
}

const named = (name: string) => new DOMException('', name);

describe('exporting a poster', () => {
  it('loads every family of every stack in its own weight and in the one html2canvas measures', () => {
    const faces = ['400 40px "Yatra One"', '600 40px "Baloo 2"', '400 40px "Baloo 2"', '600 40px Mukta'];
    expect([...usedFaces(posterNode()).keys()]).toEqual(expect.arrayContaining(faces));
  });

  it('draws the node at full size and saves a JPEG with the specified name', async () => {
    expect(await run(createPosterExport(), job('download'))).toBe('picture'.length);
    expect(draw).toHaveBeenCalledWith(
      posterNode(),
      expect.objectContaining({ scale: 1, width: SIDE, height: SIDE, backgroundColor: '#fff' }),
    );
    expect(saved).toEqual([DOWNLOAD_FILE_NAME]);
  });

  it('fits the texts again once fonts and pictures are here, before it draws', async () => {
    await run(createPosterExport(), job('download'));
    const order = [loadFont, decode, fit, draw].map(({ mock }) => mock.invocationCallOrder.at(-1)!);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('clones only the poster, its ancestors and the head', async () => {
    await run(createPosterExport(), job('download'));
    const { ignoreElements } = draw.mock.calls[0]![1]!;
    const kept = ['[data-poster="diwali-1"] img', 'body', 'head'].map((one) => document.querySelector(one)!);
    const left = ['header', 'header p', '[data-poster="diwali-1-status"]'];
    for (const element of kept) expect(ignoreElements!(element)).toBe(false);
    for (const one of left) expect(ignoreElements!(document.querySelector(one)!)).toBe(true);
  });

  it('removes the probe styles even when drawing fails', async () => {
    draw.mockRejectedValue(new Error('out of memory'));
    await expect(run(createPosterExport(), job('download'))).rejects.toThrow(
      'The poster could not be drawn. Please try again.',
    );
    expect(document.documentElement.dataset.posterProbe).toBeUndefined();
  });
});

describe('a cached picture', () => {
  it('is reused for every purpose', async () => {
    const service = createPosterExport();
    await run(service, job('prepare'));
    expect(saved).toEqual([]);
    for (const purpose of ['share', 'download', 'copy'] as const) await run(service, job(purpose));
    expect(draw).toHaveBeenCalledTimes(1);
    expect([share.mock.calls.length, saved.length, write.mock.calls.length]).toEqual([1, 1, 1]);
  });

  it('is redrawn when the poster has changed', async () => {
    const service = createPosterExport();
    await run(service, job('download'));
    posterNode().append('Since 1984');
    await run(service, job('download'));
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is not drawn twice when it is still being drawn', async () => {
    const service = createPosterExport();
    await service.loadFonts(POSTER);
    const ahead = service.draw(POSTER);
    await run(service, job('share'));
    await ahead;
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn only after a pending drawing, because two would interfere', async () => {
    const service = createPosterExport();
    const log: string[] = [];
    draw.mockImplementation(async ({ dataset }) => {
      log.push(`begin ${dataset.poster}`);
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`end ${dataset.poster}`);
      return canvasOf(SIDE, SIDE);
    });
    await Promise.all([service.draw(POSTER), service.draw({ ...POSTER, format: 'status' })]);
    expect(log).toEqual(['begin diwali-1', 'end diwali-1', 'begin diwali-1-status', 'end diwali-1-status']);
  });
});

describe('sharing', () => {
  it('shares only the JPEG, with its file name', async () => {
    await run(createPosterExport(), job('share'));
    const [{ files, ...rest }] = share.mock.calls[0]!;
    expect(rest).toEqual({});
    expect(files).toEqual([expect.objectContaining({ name: DOWNLOAD_FILE_NAME, type: 'image/jpeg' })]);
  });

  it('rejects with Cancelled when the sheet is closed', async () => {
    share.mockRejectedValue(named('AbortError'));
    await expect(run(createPosterExport(), job('share'))).rejects.toBeInstanceOf(Cancelled);
  });

  it('asks for another press when the first was too long ago, and then reuses the picture', async () => {
    const service = createPosterExport();
    share.mockRejectedValueOnce(named('NotAllowedError'));
    await expect(run(service, job('share'))).rejects.toThrow('The picture is ready. Press Share again.');
    await run(service, job('share'));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('suggests the download when the device fails', async () => {
    share.mockRejectedValue(named('DataError'));
    await expect(run(createPosterExport(), job('share'))).rejects.toThrow(/Use Download Image instead/);
  });
});

describe('copying', () => {
  it('puts a PNG on the clipboard', async () => {
    await run(createPosterExport(), job('copy'));
    const [[item]] = write.mock.calls[0]!;
    expect(item!.items['image/png']).toMatchObject({ type: 'image/png' });
  });

  it.each([
    ['NotAllowedError', /blocked copying the picture/],
    ['DataError', /cannot copy pictures/],
  ])('says what to do on %s', async (name, message) => {
    write.mockRejectedValue(named(name));
    await expect(run(createPosterExport(), job('copy'))).rejects.toThrow(message);
  });
});

describe('a failed export', () => {
  it('names the logo if it can’t be decoded', async () => {
    decode.mockRejectedValue(new DOMException('broken'));
    await expect(createPosterExport().loadPictures(POSTER)).rejects.toThrow(
      'The logo could not be drawn. Try again, or remove the logo.',
    );
  });

  it.each([
    ['of the wrong size', () => draw.mockResolvedValueOnce(canvasOf(SIDE, 900)), /wrong size/],
    ['of one colour', () => (pixels = Uint8ClampedArray.of(7, 7, 7, 255, 7, 7, 7, 255)), /came out empty/],
    ['of no bytes', () => draw.mockResolvedValueOnce(canvasOf(SIDE, SIDE, () => new Blob())), /make a JPEG/],
    ['not written', () => draw.mockResolvedValueOnce(canvasOf(SIDE, SIDE, () => null)), /make a JPEG/],
    ['of another type', () => draw.mockResolvedValueOnce(canvasOf(SIDE, SIDE, () => PNG)), /make a JPEG/],
  ])('does not save a picture %s', async (_title, spoil, message) => {
    spoil();
    await expect(run(createPosterExport(), job('download'))).rejects.toThrow(message);
    expect(saved).toEqual([]);
  });

  it('redraws on retry', async () => {
    const service = createPosterExport();
    draw.mockRejectedValueOnce(new Error('out of memory'));
    await expect(run(service, job('download'))).rejects.toThrow();
    await run(service, job('download'));
    expect(saved).toEqual([DOWNLOAD_FILE_NAME]);
  });
});

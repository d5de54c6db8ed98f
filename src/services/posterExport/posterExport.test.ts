import html2canvas from 'html2canvas';
import { DOWNLOAD_FILE_NAME, type PosterRef } from '../../domain/posts/occasions';
import { createPosterExport } from './posterExport';
import { usedFaces } from './readiness';

jest.mock('html2canvas', () => ({ __esModule: true, default: jest.fn() }));
const draw = jest.mocked(html2canvas);

const POSTER: PosterRef = { flow: 'diwali', template: 1 };
const SIDE = 1080;

/** What jsdom has not: layout, fonts, decoding, drawing. */
const loadFont = jest.fn(() => Promise.resolve([]));
const decode = jest.fn(() => Promise.resolve());
let pixels = Uint8ClampedArray.of(1, 2, 3, 255, 9, 9, 9, 255);

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.toBlob = (take) => take(new Blob(['jpeg'], { type: 'image/jpeg' }));
  return canvas;
}

let saved: string[] = [];

beforeEach(() => {
  saved = [];
  pixels = Uint8ClampedArray.of(1, 2, 3, 255, 9, 9, 9, 255);
  decode.mockReset().mockResolvedValue();
  draw.mockReset().mockImplementation(() => Promise.resolve(canvasOf(SIDE, SIDE)));
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
  document.body.innerHTML = `<article data-poster="diwali-1" style="font-family: 'Yatra One', Mukta">
    <p style="font-family: 'Baloo 2', Mukta; font-weight: 600">Wishes</p><div data-part="logo"><img alt=""></div></article>`;
});

describe('exporting a poster', () => {
  it('loads every family of every stack in its weight and in the one html2canvas measures', () => {
    const node = document.querySelector<HTMLElement>('[data-poster]')!;
    expect([...usedFaces(node)]).toEqual(
      expect.arrayContaining(
        ['400 40px Yatra One', '600 40px Baloo 2', '400 40px Baloo 2', '600 40px Mukta'].map(quoted),
      ),
    );
  });

  it('draws the node at its true size and saves a JPEG under the specified name', async () => {
    const service = createPosterExport();
    await service.prepare(POSTER);
    await service.render(POSTER);
    expect(draw).toHaveBeenCalledWith(
      document.querySelector('[data-poster="diwali-1"]'),
      expect.objectContaining({ scale: 1, width: SIDE, height: SIDE, backgroundColor: '#fff' }),
    );
    expect(saved).toEqual([DOWNLOAD_FILE_NAME]);
  });

  it('leaves no measuring rule behind, even when drawing fails', async () => {
    const service = createPosterExport();
    await service.prepare(POSTER);
    draw.mockRejectedValue(new Error('out of memory'));
    await expect(service.render(POSTER)).rejects.toThrow('The poster could not be drawn. Please try again.');
    expect(document.documentElement).not.toHaveAttribute('data-poster-probe');
  });
});

describe('a poster that can not be exported', () => {
  it('is missed when its template was left', async () => {
    document.body.innerHTML = '';
    await expect(createPosterExport().prepare(POSTER)).rejects.toThrow(
      'This poster is not on the page any more. Open its template and try again.',
    );
  });

  it('names the logo when it is the logo that fails', async () => {
    decode.mockRejectedValue(new DOMException('broken'));
    await expect(createPosterExport().prepare(POSTER)).rejects.toThrow(
      'The logo could not be drawn. Try again, or take the logo off.',
    );
  });

  it.each([
    ['of the wrong size', () => draw.mockResolvedValue(canvasOf(SIDE, 900)), /wrong size/],
    ['of one colour', () => (pixels = Uint8ClampedArray.of(7, 7, 7, 255, 7, 7, 7, 255)), /came out empty/],
  ])('is not saved as a picture %s', async (_title, spoil, message) => {
    const service = createPosterExport();
    await service.prepare(POSTER);
    spoil();
    await expect(service.render(POSTER)).rejects.toThrow(message);
    expect(saved).toEqual([]);
  });
});

/** jsdom keeps the quotes of a family name as they were written. */
function quoted(face: string): string {
  return face.replace(/(Yatra One|Baloo 2)/, '"$1"');
}

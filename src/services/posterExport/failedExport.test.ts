import {
  canvasOf,
  decode,
  draw,
  find,
  getImageData,
  loadFont,
  pixels,
  run,
  saved,
  share,
  SIDE,
  write,
} from '../../../test/jest/posterExport';
import { Cancelled } from '../../store/ports';
import { createPosterExport } from './posterExport';

jest.mock('html2canvas', () => ({ __esModule: true, default: jest.fn() }));

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
    ['that the browser keeps from websites', () => getImageData.mockReturnValue({ data: pixels }), /Allow/],
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

import { loaded, settled, storeWith } from '../../../test/jest/fakes';
import {
  canvasOf,
  decode,
  draw,
  find,
  fit,
  loadFont,
  POSTER,
  posterNode,
  run,
  saved,
  share,
  SIDE,
  write,
} from '../../../test/jest/posterExport';
import { DOWNLOAD_FILE_NAME } from '../../domain/posts/occasions';
import { flowEvent } from '../../store/flows';
import { createPosterExport } from './posterExport';
import { usedFaces } from './readiness';

jest.mock('html2canvas', () => ({ __esModule: true, default: jest.fn() }));

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

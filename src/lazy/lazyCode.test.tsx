import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyCode, useLazy, type LazyCode } from './lazyCode';

/** Shows what a component receives while and after the code loads. */
function Waiting({ part }: { readonly part?: LazyCode<string[]> }) {
  const { code, error } = useLazy(part);
  return <output>{code ?? error?.message ?? 'loading'}</output>;
}

const seen = () => screen.getByRole('status').textContent;

describe('lazyCode', () => {
  afterEach(() => jest.restoreAllMocks());

  it('fetches the code once, for the first component that needs it, and then renders it', async () => {
    const fetchCode = jest.fn(() => Promise.resolve(['sheet']));
    const part = lazyCode('It', fetchCode);
    const { rerender } = render(<Waiting />);
    expect(seen()).toBe('loading');
    expect(fetchCode).not.toHaveBeenCalled();
    rerender(<Waiting part={part} />);
    await act(() => part.preload());
    expect(seen()).toBe('sheet');
    rerender(<Waiting key="again" part={part} />);
    expect(seen()).toBe('sheet');
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  it('renders preloaded code at once, even without a browser', async () => {
    const part = lazyCode('It', () => Promise.resolve(['sheet']));
    await part.preload();
    expect(renderToString(<Waiting part={part} />)).toContain('sheet');
  });

  it.each([
    ['no longer has', 'error', 404, ', because a new version of the site is out. Reload the page.'],
    ['still has', 'error', 200, '. Check the connection and try again.'],
    ['has not answered for', 'timeout', undefined, '. Check the connection and try again.'],
  ])('names the remedy for a file that the server %s', async (_, type, status, remedy) => {
    const ask = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve({ status } as Response));
    const failure = Object.assign(new Error('Loading chunk failed.'), { type, request: '/assets/it.0.js' });
    const part = lazyCode<string[]>('It', () => Promise.reject(failure));
    await expect(part.load()).rejects.toMatchObject({
      message: `It did not load${remedy}`,
      isOutdated: status === 404,
    });
    expect(ask).toHaveBeenCalledTimes(status === undefined ? 0 : 1);
  });

  it('blames the connection if the server does not answer whether it still has the file', async () => {
    const ended = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_, { signal } = {}) =>
        signal?.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => undefined),
      );
    const failure = Object.assign(new Error('Loading chunk failed.'), { request: '/assets/it.0.js' });
    const part = lazyCode('It', () => Promise.reject(failure));
    await expect(part.load()).rejects.toMatchObject({ isOutdated: false, remedy: 'Try again' });
    expect(ended).toHaveBeenCalledWith(5000);
  });

  it('retries for the next component that mounts, without reporting the old failure', async () => {
    const fetchCode = jest.fn(() => Promise.reject(new Error('offline')));
    const part = lazyCode<string[]>('It', fetchCode);
    await part.preload();
    const states: boolean[] = [];
    function Recording() {
      states.push(useLazy(part).error !== undefined);
      return null;
    }
    for (const _mount of ['first', 'second']) {
      states.length = 0;
      const { unmount } = render(<Recording />);
      await act(() => Promise.resolve());
      expect(states).toEqual([false, true]);
      unmount();
    }
    expect(fetchCode).toHaveBeenCalledTimes(3);
  });
});

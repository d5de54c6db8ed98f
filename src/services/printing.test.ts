import { printing } from './printing';

beforeEach(() => {
  document.title = 'Resume builder';
  document.body.innerHTML = '<section data-resume-sheet="1"><img alt="Portrait"></section>';
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  HTMLImageElement.prototype.decode = jest.fn(() => Promise.resolve());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('preparing the sheets', () => {
  it('waits for their pictures', async () => {
    let decoded = (): void => undefined;
    HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => (decoded = resolve));
    let isReady = false;
    const ready = printing.prepare().then(() => (isReady = true));
    await Promise.resolve();
    expect(isReady).toBe(false);
    decoded();
    await ready;
    expect(isReady).toBe(true);
  });

  it('ignores pictures that cannot be decoded', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
    await expect(printing.prepare()).resolves.toBeUndefined();
  });

  it('stops waiting for fonts after three seconds', async () => {
    jest.useFakeTimers();
    Object.assign(document.fonts, { ready: new Promise(() => undefined) });
    const ready = printing.prepare();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(ready).resolves.toBeUndefined();
  });

  it('waits until the words with marks are drawn, and then for their font', async () => {
    jest.useFakeTimers();
    const [sheet] = document.body.children;
    sheet!.innerHTML = '<i data-undrawn>**Cut**</i>';
    let loaded = (): void => undefined;
    let isReady = false;
    const ready = printing.prepare().then(() => (isReady = true));
    Object.assign(document.fonts, { ready: new Promise<void>((resolve) => (loaded = resolve)) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(isReady).toBe(false);
    sheet!.innerHTML = '<b>Cut</b>';
    await jest.advanceTimersByTimeAsync(1000);
    expect(isReady).toBe(false);
    loaded();
    await ready;
    expect(isReady).toBe(true);
  });

  it('prints words with marks as they were typed if three seconds do not bring the code that draws them', async () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<section data-resume-sheet="1"><i data-undrawn>**Cut**</i></section>';
    const ready = printing.prepare();
    await jest.advanceTimersByTimeAsync(3000);
    await expect(ready).resolves.toBeUndefined();
    // Nor does it look for them any longer.
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('printing', () => {
  it('sets the document title, also for a dialog that closes before print returns', async () => {
    const titles: string[] = [];
    window.print = () => {
      titles.push(document.title);
      window.dispatchEvent(new Event('afterprint'));
    };
    await printing.print('Ananya — Resume');
    expect(titles).toEqual(['Ananya — Resume']);
    expect(document.title).toBe('Resume builder');
  });

  const fire = (event: string) => () => window.dispatchEvent(new Event(event));
  it.each([
    ['the browser says so', fire('afterprint')],
    ['the page has the focus again', fire('focus')],
    ['the visitor presses on the page', fire('pointerdown')],
    ['the visitor presses a key', fire('keydown')],
    ['a minute has passed in silence', () => jest.advanceTimersByTime(60_000)],
  ])('has ended and restores the title when %s', async (_when, end) => {
    jest.useFakeTimers();
    window.print = () => undefined;
    const printed = printing.print('Ananya — Resume');
    await Promise.resolve();
    expect(document.title).toBe('Ananya — Resume');
    end();
    await printed;
    expect(document.title).toBe('Resume builder');
  });

  it('leaves the title of another page on which the visitor is by then', async () => {
    jest.useFakeTimers();
    window.print = () => undefined;
    const printed = printing.print('Ananya — Resume');
    document.title = 'Patent';
    window.dispatchEvent(new Event('afterprint'));
    await printed;
    expect(document.title).toBe('Patent');
  });

  it('rejects with advice when the browser blocks printing, and restores the title', async () => {
    window.print = () => {
      throw new Error('blocked');
    };
    await expect(printing.print('Ananya — Resume')).rejects.toThrow('Use its own menu to print this page.');
    expect(document.title).toBe('Resume builder');
  });
});

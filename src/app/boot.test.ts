import { screen } from '@testing-library/react';

/** Runs boot.ts, which acts on load, as in the document's head. */
function boot(address: string) {
  window.history.replaceState(null, '', address);
  jest.isolateModules(() => jest.requireActual('./boot'));
  return 'restoring' in document.documentElement.dataset;
}

/** First paint; jsdom does not paint and has no paint timings. */
let paints: readonly { startTime: number }[];

beforeEach(() => {
  jest.useFakeTimers();
  paints = [];
  Object.assign(performance, { getEntriesByType: () => paints });
  sessionStorage.clear();
  delete document.documentElement.dataset.restoring;
  document.body.replaceChildren();
});

it.each([
  ['shows', '/', false],
  ['shows', '/resume', false],
  ['shows', '/resume?x=1', false],
  ['shows', '/diwali', false],
  ['shows', '/calculator', false],
  ['replaces', '/resume?template=2', true],
  ['replaces', '/RESUME/?template=1&letter', true],
  ['hides', '/calculator?monthlyInvestment=5000', true],
])('%s %s on a first visit', (_verb, address, isHidden) => {
  expect(boot(address)).toBe(isHidden);
});

it.each([
  ['hides', '/diwali', true],
  ['hides', '/gym/', true],
  ['hides', '/rakshabhandan', true],
  ['shows', '/patent', false],
])('%s %s in a tab with a saved poster', (_verb, address, isHidden) => {
  sessionStorage.setItem('emailAddress', 'asha@example.in');
  expect(boot(address)).toBe(isHidden);
});

it('hides a page before the first paint, and only dims it afterwards', () => {
  boot('/calculator?x=1');
  expect(document.documentElement.dataset.restoring).toBe('hidden');
  paints = [{ startTime: 900 }];
  boot('/calculator?x=1');
  expect(document.documentElement.dataset.restoring).toBe('dimmed');
});

it('replaces the gallery by the place of the editor, before the first paint and afterwards', () => {
  boot('/resume?template=2');
  paints = [{ startTime: 900 }];
  expect(document.documentElement.dataset.restoring).toBe('placeholder');
  boot('/resume?template=2');
  expect(document.documentElement.dataset.restoring).toBe('placeholder');
});

it.each([
  ['preloads', '/resume', ['/assets/gallery.js', '/assets/cards.js']],
  ['leaves out', '/resume?template=1', []],
])('%s the code of the gallery at %s', (_verb, address, files) => {
  const script = Object.assign(document.createElement('script'), { async: true });
  script.dataset.screen = '/assets/gallery.js /assets/cards.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  boot(address);
  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  preloads.forEach((link) => link.remove());
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(files);
});

it('hides nothing when storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(boot('/diwali')).toBe(false);
});

const failToLoad = () =>
  document.head.appendChild(document.createElement('script')).dispatchEvent(new Event('error'));

it.each([
  ['/calculator?x=1', 'after five seconds', () => jest.advanceTimersByTime(5000)],
  ['/calculator?x=1', 'when a script fails to load', failToLoad],
  ['/resume?template=1', 'after half a minute', () => jest.advanceTimersByTime(30_000)],
  ['/resume?template=1', 'when a script fails to load', failToLoad],
  ['/resume?template=1', 'when a script failed before', () => window.dispatchEvent(new Event('load'))],
])('%s reappears %s', (address, _when, give) => {
  expect(boot(address)).toBe(true);
  give();
  expect(document.documentElement.dataset.restoring).toBeUndefined();
});

it('offers a reload if the site’s code has not started when the page has loaded', () => {
  boot('/calculator');
  const { dataset } = document.documentElement;
  dataset.started = '';
  window.dispatchEvent(new Event('load'));
  expect(screen.queryByRole('alert')).toBeNull();
  delete dataset.started;
  window.dispatchEvent(new Event('load'));
  const [notice] = screen.getAllByRole('alert');
  expect(notice?.textContent).toMatch(/^This page did not load completely.*Reload the page$/);
});

import { watchStaleReturns } from './staleReturn';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

let visibility: DocumentVisibilityState;
const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

const onStale = jest.fn();
let stop: () => void;
beforeEach(() => {
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sessionStorage.setItem('emailAddress', 'old@example.com');
  stop = watchStaleReturns(onStale);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  onStale.mockReset();
  sessionStorage.clear();
});

/** Leaves the page as browsers do, comes back, and says whether the page is outdated. `meanwhile` is another page's work. */
function isOutdatedAfter(meanwhile: () => void, persisted = true): boolean {
  window.dispatchEvent(new Event('pagehide'));
  become('hidden');
  meanwhile();
  become('visible');
  show(persisted);
  return onStale.mock.calls.length > 0;
}

const typeElsewhere = () => sessionStorage.setItem('emailAddress', 'new@example.com');

it('a page that Back brings back as it was left is outdated once another page of the tab has stored something', () => {
  expect(isOutdatedAfter(typeElsewhere)).toBe(true);
});

it.each([
  ['nothing has been stored since', () => undefined, true],
  ['the browser loads it anew', typeElsewhere, false],
])('otherwise it is not: %s', (_case, meanwhile, persisted) => {
  expect(isOutdatedAfter(meanwhile, persisted)).toBe(false);
});

it('what it stores itself while it is left does not make it outdated', () => {
  const saveLate = () => sessionStorage.setItem('tagline', 'Shape up');
  document.addEventListener('visibilitychange', saveLate, { once: true });
  expect(isOutdatedAfter(() => undefined)).toBe(false);
});

it('with blocked storage it never is', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(isOutdatedAfter(() => undefined)).toBe(false);
});

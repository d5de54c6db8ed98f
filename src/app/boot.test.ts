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
});

it.each(['/', '/patent', '/resume', '/diwali', '/calculator', '/resume?x=1'])(
  'shows %s at once on a first visit',
  (address) => {
    expect(boot(address)).toBe(false);
  },
);

it.each(['/resume?template=2', '/RESUME/?template=1', '/calculator?monthlyInvestment=5000'])(
  'waits on %s for the state in the address',
  (address) => {
    expect(boot(address)).toBe(true);
  },
);

it.each(['/diwali', '/gym/', '/rakshabhandan'])('waits on %s for saved work', (address) => {
  sessionStorage.setItem('emailAddress', 'asha@example.in');
  expect(boot(address)).toBe(true);
});

it('hides a page before the first paint, and only dims it afterwards', () => {
  boot('/resume?template=2');
  expect(document.documentElement.dataset.restoring).toBe('hidden');
  paints = [{ startTime: 900 }];
  boot('/resume?template=2');
  expect(document.documentElement.dataset.restoring).toBe('dimmed');
});

it('never hides a page without saved work of its own', () => {
  sessionStorage.setItem('companyName', 'Asha Sweets');
  expect(boot('/patent')).toBe(false);
});

it('hides nothing when storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(boot('/diwali')).toBe(false);
});

it('stops waiting after five seconds', () => {
  expect(boot('/resume?template=1')).toBe(true);
  jest.advanceTimersByTime(5000);
  expect(document.documentElement.dataset.restoring).toBeUndefined();
});

it('stops waiting at once when a script fails to load', () => {
  expect(boot('/resume?template=1')).toBe(true);
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset.restoring).toBeUndefined();
});

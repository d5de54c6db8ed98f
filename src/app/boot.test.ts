/** boot.ts runs as soon as it is loaded, as in the document's head. */
function boot(address: string) {
  window.history.replaceState(null, '', address);
  jest.isolateModules(() => jest.requireActual('./boot'));
  return 'restoring' in document.documentElement.dataset;
}

/** When the browser has painted first; jsdom paints nothing and has no such list. */
let paints: readonly { startTime: number }[];

beforeEach(() => {
  jest.useFakeTimers();
  paints = [];
  Object.assign(performance, { getEntriesByType: () => paints });
  sessionStorage.clear();
  delete document.documentElement.dataset.restoring;
});

it.each(['/', '/patent', '/resume', '/diwali', '/calculator', '/resume?x=1'])(
  '%s is shown at once on a first visit',
  (address) => {
    expect(boot(address)).toBe(false);
  },
);

it.each(['/resume?template=2', '/RESUME/?template=1', '/calculator?monthlyInvestment=5000'])(
  '%s waits for what the address asks for',
  (address) => {
    expect(boot(address)).toBe(true);
  },
);

it.each(['/diwali', '/gym/', '/rakshabhandan'])('%s waits for saved work', (address) => {
  sessionStorage.setItem('emailAddress', 'asha@example.in');
  expect(boot(address)).toBe(true);
});

it('hides what nobody has seen, and only dims what is seen already', () => {
  boot('/resume?template=2');
  expect(document.documentElement).toHaveAttribute('data-restoring', 'hidden');
  paints = [{ startTime: 900 }];
  boot('/resume?template=2');
  expect(document.documentElement).toHaveAttribute('data-restoring', 'dimmed');
});

it('a page without saved work of its own is never hidden', () => {
  sessionStorage.setItem('companyName', 'Asha Sweets');
  expect(boot('/patent')).toBe(false);
});

it('blocked storage hides nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(boot('/diwali')).toBe(false);
});

it('gives up waiting after five seconds', () => {
  expect(boot('/resume?template=1')).toBe(true);
  jest.advanceTimersByTime(5000);
  expect(document.documentElement).not.toHaveAttribute('data-restoring');
});

it('gives up at once when a script cannot be loaded', () => {
  expect(boot('/resume?template=1')).toBe(true);
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(document.documentElement).not.toHaveAttribute('data-restoring');
});

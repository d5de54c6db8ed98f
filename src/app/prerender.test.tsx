import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { fakeAccounts, storeWith } from '../../test/jest/fakes';
import { expectReports } from '../../test/jest/reports';
import { translate } from '../../test/jest/translate';
import { ROUTES } from '../domain/routes';
import { initialCoreState } from '../store/coreReducer';
import { createNavigation } from './navigation';
import { pageAt, preloadToolsAt } from './pages';
import { renderPage } from './prerender';
import { Site } from './Site';

it.each(['/login', '/register', '/contact', '/internship', '/calculator', '/diwali', '/gym', '/resume'])(
  '%s says without scripts that it needs them',
  async (path) => {
    const { markup } = await renderPage(path);
    expect(markup).toMatch(/<noscript>.*JavaScript/);
    expect(markup).not.toContain('Loading the form');
  },
);

/** Hydrates a prerendered page. @param change what happens to it before its code runs. @param query of its address */
async function hydrate(path: string, change: (root: Element) => void = () => undefined, query = '') {
  const root = document.createElement('div');
  root.innerHTML = (await renderPage(path)).markup;
  change(root);
  window.history.replaceState(null, '', path + query);
  await pageAt(path).preload();
  const { store } = storeWith({}, fakeAccounts());
  const tools = await preloadToolsAt(path);
  tools?.openTools(store);
  const site = (
    <Site
      store={store}
      serverState={tools?.initialState ?? initialCoreState}
      navigation={createNavigation(() => undefined)}
    />
  );
  const hydrated = await act(() =>
    Promise.resolve(hydrateRoot(root, site, { onRecoverableError: console.error })),
  );
  return { root, unmount: () => act(() => hydrated.unmount()) };
}

// React reports differing attributes only in development, so no other test notices them.
it.each(ROUTES)('$path hydrates exactly as prerendered, ids included', async ({ path }) => {
  const { unmount } = await hydrate(path, (root) => {
    // Before hydration, or without scripts, any other form would send what was typed in the address.
    expect(root.querySelector('form:not([method="dialog"])')).toBeNull();
  });
  unmount();
});

it('the address of a letter hydrates the same page, and shows the letter in place of the gallery', async () => {
  const { root, unmount } = await hydrate('/resume', () => undefined, '?template=2&letter');
  expect(root.querySelector('main img')).toBeNull();
  expect(root.querySelector('main h1')).toHaveTextContent('Letter in Template2');
  unmount();
});

it.each(['/resume', '/diwali', '/gym'])('%s warns inside an app, which may not save files', async (path) => {
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 14; wv)');
  const { root, unmount } = await hydrate(path);
  expect(root.querySelector('main')).toHaveTextContent(
    'This app’s browser may not be able to save or print.',
  );
  unmount();
  userAgent.mockRestore();
});

it('a page that a translator changes before its code runs is drawn anew', async () => {
  const { root, unmount } = await hydrate('/diwali', translate);
  expect(root.querySelector('[data-translated]')).toBeNull();
  expect(root.querySelector('main form [name="companyName"]')).not.toBeNull();
  expectReports('Hydration failed');
  unmount();
});

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { NotLoadedError } from '../lazy/lazyCode';
import { watchAccounts } from '../store/authThunks';
import { initialCoreState } from '../store/coreReducer';
import { createStore } from '../store/store';
import '../ui/index.css';
import './app.css';
import { createNavigation, reloadIfLeftBeforeReady } from './navigation';
import { inspectWhenOpen } from './inspect';
import { pageAt, preloadToolsAt } from './pages';
import { PlainFailure } from './PlainFailure';
import { createServices } from './services';
import { Site } from './Site';

/** The script may run before the document is parsed, especially from the cache. */
async function documentParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Loads everything that the first render needs: the tools and the page at the address, and the parsed document. If some of it
 * fails, the page stays as it is, below a notice, until the visitor has it tried again.
 */
async function loadFirst() {
  const { pathname } = location;
  const load = () => Promise.all([preloadToolsAt(pathname), pageAt(pathname).preload(), documentParsed()]);
  for (;;) {
    try {
      // An import fails with the preload of its file, so it is tried again before the visitor is asked.
      const [tools] = await load().catch(load);
      return tools;
    } catch (error) {
      await askedToRetry(error as NotLoadedError);
    }
  }
}

/** Shows a notice above the page as it is. @returns a promise that resolves when the visitor wants to try again */
async function askedToRetry(error: NotLoadedError): Promise<void> {
  await documentParsed();
  const place = document.createElement('div');
  document.body.prepend(place);
  await new Promise<void>((resolve) =>
    createRoot(place).render(<PlainFailure error={error} onRetry={resolve} />),
  );
  place.remove();
}

/**
 * Hydrates the prerendered page. It first waits for everything the initial render needs (the parsed document, the page's code,
 * saved work), so that every node is kept and nothing flashes. Until then the page is plain, readable HTML. Nothing waits for
 * the account: anything that depends on it leaves its space empty until the auth state is known.
 */
async function start(): Promise<void> {
  // For boot.ts.
  document.documentElement.dataset.started = '';
  reloadIfLeftBeforeReady();
  const navigation = createNavigation((path) => location.assign(path));
  const store = createStore(createServices(navigation));
  inspectWhenOpen?.(store);
  store.dispatch(watchAccounts());

  const tools = await loadFirst();
  tools?.openTools(store);

  const root = document.getElementById('root');
  if (!root) throw new Error('No element #root.');
  const site = (
    <Site store={store} serverState={tools?.initialState ?? initialCoreState} navigation={navigation} />
  );
  // In development, React runs effects twice, so that one that doesn't clean up after itself is seen.
  const app = __DEV__ ? <StrictMode>{site}</StrictMode> : site;
  // A transition makes hydration interruptible: slow phones can handle scrolling and touch in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start();

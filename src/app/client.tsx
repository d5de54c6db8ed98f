import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchAccounts } from '../store/authThunks';
import { initialCoreState } from '../store/coreReducer';
import { createStore } from '../store/store';
import '../ui/index.css';
import './app.css';
import { createNavigation } from './navigation';
import { preloadPageAt, preloadToolsAt } from './routes';
import { inspectWhenOpen } from './inspect';
import { createServices } from './services';
import { Site } from './Site';

/** The script may run before the document is parsed, especially from the cache. */
function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
}

/**
 * Hydrates the prerendered page. It first waits for everything the initial render needs (the parsed document, the page's code,
 * saved work), so that every node is kept and nothing flashes. Until then the page is plain, readable HTML. Nothing waits for
 * the account: anything that depends on it leaves its space empty until the auth state is known.
 */
async function start(): Promise<void> {
  const navigation = createNavigation((path) => window.location.assign(path));
  const store = createStore(createServices(navigation));
  inspectWhenOpen?.(store);
  store.dispatch(watchAccounts());

  // If a page's code fails to load, it shows the error page with a retry button.
  const { pathname } = window.location;
  const [tools] = await Promise.all([
    preloadToolsAt(pathname).catch(() => undefined),
    preloadPageAt(pathname).catch(() => undefined),
    documentParsed(),
  ]);
  tools?.openTools(store);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root.');
  const site = (
    <Site store={store} serverState={tools?.initialState ?? initialCoreState} navigation={navigation} />
  );
  // A transition makes hydration interruptible: slow phones can handle scrolling and touch in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

void start();

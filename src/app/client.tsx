import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { watchAccounts } from '../store/authThunks';
import { initialCoreState } from '../store/coreReducer';
import { createStore } from '../store/store';
import '../ui/index.css';
import './app.css';
import { App } from './App';
import { createNavigation, NavigationBridge } from './navigation';
import { preloadPageAt, preloadToolsAt } from './routes';
import { inspectWhenOpen } from './inspect';
import { createServices } from './services';
import { readTypedText, replayTypedText } from './typedBeforeHydration';

/** The script may come before the end of the document, from a cache above all. */
function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
}

/**
 * Takes over the prerendered page. It waits for everything the first drawing needs (the whole document, the page's code, the
 * visitor's saved work, who they are), so that each node is kept and nothing flashes; until then the page is plain, readable HTML.
 */
async function start(): Promise<void> {
  const navigation = createNavigation((path) => window.location.assign(path));
  const store = createStore(createServices(navigation));
  inspectWhenOpen?.(store);

  // A page whose code does not come shows the error page with a way to try again.
  const { pathname } = window.location;
  const page = preloadPageAt(pathname).catch(() => undefined);
  const [tools] = await Promise.all([
    preloadToolsAt(pathname).catch(() => undefined),
    page,
    store.dispatch(watchAccounts()),
    documentRead(),
  ]);
  tools?.openTools(store);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root.');
  const typed = readTypedText(root);
  const site = (
    <Provider store={store} serverState={tools?.initialState ?? initialCoreState}>
      <BrowserRouter>
        <NavigationBridge navigation={navigation} />
        <App onReady={() => replayTypedText(typed)} />
      </BrowserRouter>
    </Provider>
  );
  // As a transition, React takes the page over in slices: a slow phone answers to scrolling and touch in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

void start();

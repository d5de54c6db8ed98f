import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { watchAccounts } from '../store/authThunks';
import { initialState } from '../store/rootReducer';
import { createStore } from '../store/store';
import '../ui/index.css';
import './app.css';
import { App } from './App';
import { createNavigation, NavigationBridge } from './navigation';
import { Ready } from './Ready';
import { preloadPageAt } from './routes';
import { createServices } from './services';
import { keepOnLeaving } from './keepOnLeaving';
import { readTypedText, replayTypedText } from './typedBeforeHydration';

/**
 * Takes over the prerendered page. It waits for everything the first drawing needs (the page's code, the visitor's saved work,
 * who they are), so that each node is kept and nothing flashes; until then the page is plain, readable HTML.
 */
async function start(root: HTMLElement): Promise<void> {
  const navigation = createNavigation((path) => window.location.assign(path));
  const { store, persistor } = createStore(createServices(navigation));
  keepOnLeaving(persistor);

  // A page whose code does not come shows the error page with a way to try again.
  const page = preloadPageAt(window.location.pathname).catch(() => undefined);
  await Promise.all([page, store.dispatch(watchAccounts())]);

  const typed = readTypedText(root);
  const site = (
    <Provider store={store} serverState={initialState}>
      <BrowserRouter>
        <NavigationBridge navigation={navigation} />
        <App />
        <Ready onReady={() => replayTypedText(typed)} />
      </BrowserRouter>
    </Provider>
  );
  if (root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root.');
void start(root);

import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { initialState, rootReducer } from '../store/rootReducer';
import { App } from './App';
import { isToolPage, PAGES } from './pages';
import { viewAt } from './routes';

/** A page as HTML, and the names of the chunks its code stands in. */
export interface PrerenderedPage {
  readonly markup: string;
  readonly chunks: readonly string[];
}

/** Draws the page at an address as a visitor finds it who has typed nothing and whose account is not known yet. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const { page } = viewAt(path);
  // What is drawn has to be there: `renderToString` waits for nothing.
  await PAGES[page].preload();
  const store = configureStore({ reducer: rootReducer, preloadedState: initialState });
  const markup = renderToString(
    <Provider store={store} serverState={initialState}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Provider>,
  );
  return { markup, chunks: isToolPage(page) ? ['tools', page] : [page] };
}

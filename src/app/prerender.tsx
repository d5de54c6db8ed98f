import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { initialState, rootReducer } from '../store/rootReducer';
import { App } from './App';
import { pageAt } from './pages';

/** A page as HTML, with the names of its chunks. */
export interface PrerenderedPage {
  readonly markup: string;
  readonly chunks: readonly string[];
  /** The chunk of a screen that the address may do without. */
  readonly screen?: string;
}

/** Renders the page at an address for a visitor with no input and an unknown auth state. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const { name, isStudio, preload } = pageAt(path);
  // Preloaded, because `renderToString` does not wait.
  await preload();
  const store = configureStore({ reducer: rootReducer, preloadedState: initialState });
  const markup = renderToString(
    <Provider store={store} serverState={initialState}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Provider>,
  );
  return {
    markup,
    chunks: isStudio ? ['tools', 'studio', name] : [name],
    ...(name === 'resume' && { screen: 'templateGallery' }),
  };
}

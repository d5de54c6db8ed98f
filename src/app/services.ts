import { createAccounts } from '../services/accounts/accounts';
import type { PosterExport, Printing, StoreDependencies } from '../store/ports';
import { leaving } from './leaving';
import type { LateNavigation } from './navigation';

const NOT_LOADED = 'A part of the site could not be loaded. Check the connection and try again.';

const loadPosterExport = async (): Promise<PosterExport> => {
  const { createPosterExport } = await import(
    /* webpackChunkName: "posterExport" */ '../services/posterExport/posterExport'
  );
  return createPosterExport();
};

const loadPrinting = async (): Promise<Printing> => {
  const { createPrinting } = await import(/* webpackChunkName: "printing" */ '../services/printing');
  return createPrinting();
};

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Loads a service on first use, outside the initial bundle; retries after a failure.
 * @returns a function that resolves to the single instance
 * @throws Error with a message for the visitor if it fails to load
 */
function later<Service>(load: () => Promise<Service>): () => Promise<Service> {
  let loading: Promise<Service> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new Error(NOT_LOADED, { cause: error });
    });
    return loading;
  };
}

/**
 * Browser implementations of the dependencies of `createStore`.
 * @param navigation connected to the router once that is rendered
 */
export function createServices(navigation: LateNavigation): StoreDependencies {
  const posterExport = later(loadPosterExport);
  const printing = later(loadPrinting);
  return {
    accounts: createAccounts(__ACCOUNTS_CONFIG__),
    posterExport: {
      loadFonts: async (poster) => (await posterExport()).loadFonts(poster),
      loadPictures: async (poster) => (await posterExport()).loadPictures(poster),
      draw: async (poster) => (await posterExport()).draw(poster),
      encode: async (job) => (await posterExport()).encode(job),
    },
    printing: {
      prepare: async () => (await printing()).prepare(),
      print: async (title) => (await printing()).print(title),
    },
    navigation,
    leaving,
    scrolling: {
      toTop: (flow) => {
        if (document.querySelector(`[data-flow=${flow}]`)) jumpTo(0);
      },
      // After the next render: the new screen ends somewhere else than the current one.
      toBottom: () => void requestAnimationFrame(() => jumpTo(document.documentElement.scrollHeight)),
    },
    sessionStorage: () => window.sessionStorage,
  };
}

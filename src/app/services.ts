import { createAccounts } from '../services/accounts/accounts';
import { posterExport, printing } from '../services/lazyServices';
import type { Leaving, StoreDependencies } from '../store/ports';
import type { LateNavigation } from './navigation';

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Browser implementations of the dependencies of `createStore`.
 * @param navigation connected to the router once that is rendered
 */
export function createServices(navigation: LateNavigation): StoreDependencies {
  return {
    accounts: createAccounts(__ACCOUNTS_CONFIG__),
    posterExport: {
      loadFonts: async (poster) => (await posterExport.load()).loadFonts(poster),
      loadPictures: async (poster) => (await posterExport.load()).loadPictures(poster),
      draw: async (poster) => (await posterExport.load()).draw(poster),
      encode: async (job) => (await posterExport.load()).encode(job),
    },
    printing: {
      prepare: async () => (await printing.load()).prepare(),
      print: async (title) => (await printing.load()).print(title),
    },
    navigation,
    leaving,
    scrolling: {
      toTop: (flow) => {
        if (document.querySelector(`[data-flow=${flow}]`)) jumpTo(0);
      },
      // After the next render, because the new screen has a different height.
      toBottom: () => void requestAnimationFrame(() => jumpTo(document.documentElement.scrollHeight)),
    },
    sessionStorage: () => window.sessionStorage,
  };
}

/** Both events, because phones discard hidden pages without a `pagehide`. */
const leaving: Leaving = {
  onLeave(save) {
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') save();
    });
  },
};

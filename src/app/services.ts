import { createAccounts } from '../services/accounts/accounts';
import { posterExport, printing as resumePrint } from '../services/lazyServices';
import type { Leaving, StoreDependencies } from '../store/ports';
import { afterTyping } from './afterTyping';
import type { LateNavigation } from './navigation';

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Browser implementations of the dependencies of `createStore`.
 * @param navigation connected to the router once that is rendered
 */
export function createServices(navigation: LateNavigation): StoreDependencies {
  return {
    accounts: createAccounts(__ACCOUNTS_CONFIG__),
    posterExport,
    resumePrint,
    navigation,
    leaving,
    afterTyping,
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

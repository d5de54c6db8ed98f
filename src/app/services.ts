import { createAccounts, type LazyAccounts } from '../services/accounts/accounts';
import { createPosterExport } from '../services/posterExport/posterExport';
import { createPrinting } from '../services/printing';
import type { StoreDependencies } from '../store/ports';
import type { LateNavigation } from './navigation';

/** The outside world as this browser has it, for `createStore`. */
export interface BrowserServices extends StoreDependencies {
  readonly accounts: LazyAccounts;
}

/** @param navigation the router's, connected as soon as the router is drawn */
export function createServices(navigation: LateNavigation): BrowserServices {
  return {
    accounts: createAccounts(__ACCOUNTS_CONFIG__),
    posterExport: createPosterExport(),
    printing: createPrinting(),
    navigation,
    scrolling: {
      toTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
      toBottom: () => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    },
    sessionStorage: () => window.sessionStorage,
  };
}

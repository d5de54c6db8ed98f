import type { AppStore } from '../../store/store';
import { createHandle } from './handle';
import { announce } from './tabs/announce';
import { tabChannel } from './tabs/channel';

/** Makes the machines of this tab known to tests and to /machines in other tabs. @param store with its tools open */
export function attach(store: AppStore): void {
  window.__inspect = createHandle(store);
  announce(store, tabChannel());
}

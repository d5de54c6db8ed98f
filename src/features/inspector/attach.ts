import type { ToolsStore } from '../../store/store';
import { createHandle } from './handle';
import { announce } from './tabs/announce';
import { tabChannel } from './tabs/channel';

/** Exposes the machines of this tab to tests and to /machines in other tabs. */
export function attach(store: ToolsStore): void {
  window.__inspect = createHandle(store);
  announce(store, tabChannel());
}

import { flowEvent, flowJump } from '../../../store/flows';
import type { TabChannel } from '../../../services/tabChannel';
import type { ToolsStore } from '../../../store/store';
import { loggedTransitions } from '../transitionLog';
import type { TabMessage, TabState } from './messages';

const newId = () => crypto.getRandomValues(new Uint32Array(1)).join().padStart(10, '0');
const NAME = /^tab-\d+$/;

/** Id of this tab, kept in the window's name: it survives a reload and is stored nowhere else. */
function tabId(isNew: boolean): string {
  if (isNew || !NAME.test(window.name)) window.name = `tab-${newId()}`;
  return window.name;
}

/** Id of this page load. */
export const INSTANCE = newId();
const OPENED_AT = Date.now();

/** Broadcasts the state of this tab's machines on every change and on request, and executes commands from other tabs. */
export function announce(store: ToolsStore, channel: TabChannel<TabMessage>): void {
  let tab = tabId(false);
  let lastSent: TabState | undefined;
  const now = (): TabState => ({
    tab,
    instance: INSTANCE,
    openedAt: OPENED_AT,
    address: window.location.pathname + window.location.search,
    flows: store.getState().flows,
    log: loggedTransitions(),
  });
  const broadcast = (): void => {
    lastSent = now();
    channel.post({ kind: 'state', state: lastSent });
  };
  const broadcastChange = (): void => {
    const { flows, log, address } = now();
    if (flows !== lastSent?.flows || log !== lastSent.log || address !== lastSent.address) broadcast();
  };
  const handle = (message: TabMessage): void => {
    if (message.kind === 'hello') broadcast();
    // A duplicated tab copies the name too: the newer one takes a new id.
    else if (message.kind === 'state' && message.state.tab === tab && message.state.openedAt <= OPENED_AT) {
      tab = tabId(true);
      broadcast();
    } else if (message.kind === 'send' && message.tab === tab)
      store.dispatch(flowEvent(message.flow, message.event));
    else if (message.kind === 'jump' && message.tab === tab) store.dispatch(flowJump(message.jump));
  };
  channel.listen(handle);
  // In a microtask, because the log is written after the store has notified its subscribers.
  store.subscribe(() => queueMicrotask(broadcastChange));
  // Opening the inspector hides this tab, whose broadcast state must then be up to date.
  document.addEventListener('visibilitychange', broadcastChange);
  window.addEventListener('pagehide', () => channel.post({ kind: 'bye', instance: INSTANCE }));
  // Restored from the back/forward cache, with the machines still running.
  window.addEventListener('pageshow', ({ persisted }) => persisted && broadcast());
  broadcast();
}

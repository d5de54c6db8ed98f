import { flowEvent, flowJump, type FlowsState } from '../../../store/flows';
import type { AppStore } from '../../../store/store';
import { loggedTransitions } from '../../../store/transitionLog';
import type { TabChannel } from './channel';
import type { TabMessage, TabState } from './messages';

const newId = () => crypto.getRandomValues(new Uint32Array(1)).join().padStart(10, '0');
const NAME = /^tab-\d+$/;

/** Which tab this is. The window's name survives a reload and is written nowhere else. */
function tabId(isNew: boolean): string {
  if (isNew || !NAME.test(window.name)) window.name = `tab-${newId()}`;
  return window.name;
}

/** This load of the page. */
export const INSTANCE = newId();
const OPENED_AT = Date.now();

/**
 * Tells the other tabs where the machines of this one stand, whenever that changes or somebody asks, and does what they are told from there.
 * @param store with its tools open
 */
export function announce(store: AppStore, channel: TabChannel): void {
  let tab = tabId(false);
  let told: { readonly flows: FlowsState; readonly log: unknown; readonly address: string } | undefined;
  const now = (): TabState => ({
    tab,
    instance: INSTANCE,
    openedAt: OPENED_AT,
    address: window.location.pathname + window.location.search,
    flows: store.getState().flows,
    log: loggedTransitions(),
  });
  const tell = (): void => {
    const state = now();
    told = state;
    channel.post({ kind: 'state', state });
  };
  const tellChange = (): void => {
    const { flows, log, address } = now();
    if (flows !== told?.flows || log !== told.log || address !== told.address) tell();
  };
  const obey = (message: TabMessage): void => {
    if (message.kind === 'hello') tell();
    // A duplicated tab takes its name along: the younger of two gives way.
    else if (message.kind === 'state' && message.state.tab === tab && message.state.openedAt <= OPENED_AT) {
      tab = tabId(true);
      tell();
    } else if (message.kind === 'send' && message.tab === tab)
      store.dispatch(flowEvent(message.flow, message.event as never));
    else if (message.kind === 'jump' && message.tab === tab) {
      const { flow, record, event, effects } = message;
      store.dispatch(flowJump({ flow, record, ...(event && { event }), ...(effects && { effects }) }));
    }
  };
  channel.listen(obey);
  // A moment later, because the log is written when the store has told everybody.
  store.subscribe(() => queueMicrotask(tellChange));
  // Whoever looks at the inspector has left this tab: where it stands by then is what counts.
  document.addEventListener('visibilitychange', tellChange);
  window.addEventListener('pagehide', () => channel.post({ kind: 'bye', instance: INSTANCE }));
  // From the browser's own memory of pages, with everything still running.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell());
  tell();
}

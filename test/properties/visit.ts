import type { UnknownAction } from '@reduxjs/toolkit';
import { REMEMBERED_FLOWS, type FlowId } from '../../machines';
import type { AccountUser } from '../../src/domain/accounts';
import { oncePerObject } from '../../src/domain/oncePerObject';
import { wellFormed } from '../../src/domain/text';
import { signedIn, signedOut } from '../../src/store/authFacts';
import { selectUser } from '../../src/store/authSlice';
import { stepFlow, type FlowRecord } from '../../src/store/flowRecords';
import type { StoreDependencies } from '../../src/store/ports';
import { initialState, type RootState } from '../../src/store/rootReducer';
import { createSessionMirror } from '../../src/store/sessionMirror';
import { createStore } from '../../src/store/store';
import { selectToasts, toastClosed } from '../../src/store/toastsSlice';
import { openTools } from '../../src/store/tools';
import { fakeAccounts, MemoryStorage } from '../jest/fakes';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const { accounts } = fakeAccounts();

/** Services that never answer: their answers are actions of the sequence. */
const SERVICES: Omit<StoreDependencies, 'leaving' | 'sessionStorage'> = {
  accounts,
  posterExport: { load: never },
  resumePrint: { load: never },
  scrolling: { toTop: nothing, toBottom: nothing },
  navigation: { goTo: nothing },
};

/** A tab as the page opens it: the account is known before the tools are opened. */
function open(session: MemoryStorage, user: AccountUser | null) {
  const saves: (() => void)[] = [];
  const leaving = { onLeave: (save: () => void) => void saves.push(save) };
  const store = createStore({ ...SERVICES, leaving, sessionStorage: () => session });
  store.dispatch(user ? signedIn({ user, via: 'session', warnings: [] }) : signedOut({ by: 'session' }));
  openTools(store);
  return { store, leave: () => saves.forEach((save) => save()) };
}

/** A visit in its own tab, which can be reloaded at any moment. */
export class Visit {
  private readonly session = new MemoryStorage();
  private tab = open(this.session, null);

  get state(): RootState {
    return this.tab.store.getState();
  }

  dispatch(action: UnknownAction): void {
    this.tab.store.dispatch(action);
  }

  /** Presses the button of a toast, which closes it; their order is that of their buttons. */
  pressToast(place: number): void {
    const pressable = selectToasts(this.state).filter(({ action }) => action);
    const toast = pressable[place % pressable.length];
    if (!toast?.action) return;
    this.dispatch(toast.action.dispatches);
    this.dispatch(toastClosed({ id: toast.id }));
  }

  /**
   * Hides the page while its storage is full; the next save has room again.
   * @param capacity number of characters that the storage accepts meanwhile
   */
  hideWhileFull(capacity: number): void {
    this.session.capacity = capacity;
    this.tab.leave();
    this.session.capacity = Infinity;
  }

  /**
   * The browser's reload button: a new store over the same session storage, and the same account.
   * @param written values that another program or release stored before
   */
  reload(written: Readonly<Record<string, string>> = {}): void {
    this.tab.leave();
    for (const [key, text] of Object.entries(written)) this.session.setItem(key, text);
    this.tab = open(this.session, selectUser(this.state));
  }
}

/** Where a flow is, or goes on once the visitor has signed in. */
const placeIn = oncePerObject(
  (record: FlowRecord, flow: FlowId) => stepFlow(flow, record, { type: 'SIGNED_IN' }).record.value,
);

/** Everything that must survive a reload, as JSON. Storage can't contain half an emoji. */
export function kept({ resume, resumeLayout, postDetails, postOptions, flows }: RootState): string {
  // Logo and photo share a key of the specification; the logo takes precedence.
  const selectedPhoto = postDetails.selectedPhoto === '' ? resume.selectedPhoto : null;
  const places = REMEMBERED_FLOWS.map((flow) => [flow, placeIn(flows[flow], flow)]);
  return JSON.stringify(
    { resume: { ...resume, selectedPhoto }, resumeLayout, postDetails, postOptions, places },
    (_name, part: unknown) => (typeof part === 'string' ? wellFormed(part) : part),
  );
}

const mirrorOf = (storage: Storage) => createSessionMirror(() => storage, initialState, nothing, nothing);

/** An empty session storage after a state was saved in it. */
export function stored(state: RootState): MemoryStorage {
  const storage = new MemoryStorage();
  void mirrorOf(storage).setItem('session', state);
  return storage;
}

/** The state of a tab with this session storage. */
export const restored = (storage: Storage): RootState => ({
  ...initialState,
  ...mirrorOf(storage).getItem(),
});

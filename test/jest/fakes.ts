import { setImmediate } from 'node:timers/promises';
import type { AccountUser } from '../../src/domain/accounts';
import type { Accounts, StoreDependencies } from '../../src/store/ports';
import { createStore } from '../../src/store/store';
import { openTools } from '../../src/store/tools';

/** A Storage in memory that can be made to fail as browsers do: full, or blocked. */
export class MemoryStorage implements Storage {
  readonly values = new Map<string, string>();
  /** Every key written, in order. */
  readonly writes: string[] = [];
  /** Characters that all values may have together. */
  capacity = Infinity;

  constructor(values: Record<string, string> = {}) {
    Object.entries(values).forEach(([key, value]) => this.values.set(key, value));
  }
  get length() {
    return this.values.size;
  }
  clear() {
    this.values.clear();
  }
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  key(index: number) {
    return [...this.values.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
  setItem(key: string, value: string) {
    const others = [...this.values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (others + value.length > this.capacity)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.writes.push(key);
    this.values.set(key, value);
  }
}

export const ASHA: AccountUser = {
  uid: 'u1',
  email: 'asha@example.com',
  userName: 'Asha',
  photo: null,
  hasPassword: true,
};

/** Accounts that answer at once; `announce` plays the provider's reports. */
export function fakeAccounts(overrides: Partial<Accounts> = {}) {
  const listeners = new Set<Parameters<Accounts['watch']>[0]>();
  const accounts: Accounts = {
    watch: (listener) => void listeners.add(listener),
    prepare: () => undefined,
    signIn: () => Promise.resolve({ user: ASHA, warnings: [] }),
    signUp: () => Promise.resolve({ user: ASHA, warnings: [] }),
    signInWithGoogle: () => Promise.resolve({ user: ASHA, warnings: [] }),
    signOut: () => Promise.resolve(),
    deleteAccount: () => Promise.resolve(),
    ...overrides,
  };
  return {
    accounts,
    announce: (user: AccountUser | null, reason?: string) =>
      listeners.forEach((listener) => listener(user, reason)),
  };
}

/** A service whose code is there at once. */
export const loaded = <Service extends object>(service: Service) => ({
  ...service,
  load() {
    return Promise.resolve(this);
  },
});

/** Everything a store needs, as mocks that succeed at once; `leave` leaves the page. */
export function fakeDependencies(overrides: Partial<StoreDependencies> = {}) {
  const session = new MemoryStorage();
  const saves: (() => void)[] = [];
  return {
    accounts: fakeAccounts().accounts,
    posterExport: loaded({
      loadFonts: jest.fn(() => Promise.resolve()),
      loadPictures: jest.fn(() => Promise.resolve()),
      draw: jest.fn(() => Promise.resolve()),
      deliver: jest.fn(() => Promise.resolve(1_692_672)),
    }),
    resumePrint: loaded({
      prepare: jest.fn(() => Promise.resolve()),
      print: jest.fn(() => Promise.resolve()),
    }),
    scrolling: { toTop: jest.fn(), toBottom: jest.fn() },
    navigation: { goTo: jest.fn() },
    leaving: { onLeave: (save: () => void) => void saves.push(save) },
    leave: () => saves.forEach((save) => save()),
    sessionStorage: (): Storage => session,
    ...overrides,
  };
}

type Session = MemoryStorage | Record<string, string>;

/** A store over fakes, with the tools open. `stored` is what the tab has stored. */
export function storeWith(stored: Session = {}, overrides: Partial<StoreDependencies> = {}) {
  const session = stored instanceof MemoryStorage ? stored : new MemoryStorage(stored);
  const dependencies = fakeDependencies({ sessionStorage: () => session, ...overrides });
  const store = createStore(dependencies);
  openTools(store);
  return { store, saved: savedBy(dependencies), dependencies, session };
}

/** What a store restores from this session, as after a reload. */
export const restored = (stored: Session) => storeWith(stored).store.getState();

/** A function that resolves when everything dispatched so far is in the session storage. */
export const savedBy = (dependencies: { readonly leave: () => void }) => async () => {
  await settled();
  dependencies.leave();
};

/** Resolves once every promise that can settle by itself has done so. No timer runs. */
export const settled = () => setImmediate();

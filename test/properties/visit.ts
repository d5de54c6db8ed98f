import { REMEMBERED_FLOWS } from '../../machines';
import { wellFormed } from '../../src/domain/text';
import { signedIn, signedOut } from '../../src/store/authFacts';
import { selectUser } from '../../src/store/authSlice';
import type { RootState } from '../../src/store/rootReducer';
import { createStore, type ToolsStore } from '../../src/store/store';
import { openTools } from '../../src/store/tools';
import type { AccountUser } from '../../src/domain/accounts';
import type { Leaving, StoreDependencies } from '../../src/store/ports';
import { fakeAccounts, MemoryStorage } from '../jest/fakes';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** An outside world that takes everything and answers nothing: answers come as events, as the sequence has them. */
const services = (session: MemoryStorage, leaving: Leaving): StoreDependencies => ({
  accounts: fakeAccounts().accounts,
  posterExport: { loadFonts: never, loadPictures: never, draw: never, encode: never },
  printing: { prepare: never, print: never },
  scrolling: { toTop: nothing, toBottom: nothing },
  navigation: { goTo: nothing },
  leaving,
  sessionStorage: () => session,
});

/** A tab, as the page opens it: who the visitor is is known before the tools come. */
function open(session: MemoryStorage, user: AccountUser | null) {
  const saves: (() => void)[] = [];
  const store = createStore(services(session, { onLeave: (save) => void saves.push(save) }));
  store.dispatch(
    user ? signedIn({ user, via: 'session', isProfileSaved: true }) : signedOut({ by: 'session' }),
  );
  openTools(store);
  return { store, leave: () => saves.forEach((save) => save()) };
}

/** A visit whose tab can be reloaded at any moment. */
export class Visit {
  readonly session: MemoryStorage;
  private tab: ReturnType<typeof open>;

  constructor(session = new MemoryStorage()) {
    this.session = session;
    this.tab = open(session, null);
  }

  get store(): ToolsStore {
    return this.tab.store;
  }

  /** @param capacity of the session storage meanwhile, in characters */
  hide(capacity: number): void {
    this.session.capacity = capacity;
    this.tab.leave();
    this.session.capacity = Infinity;
  }

  /**
   * The browser's reload button: a new store over the same session storage, and the same account.
   * @param release what another release had written into the session storage meanwhile
   */
  reload(release: Readonly<Record<string, string>> = {}): void {
    this.tab.leave();
    for (const [key, text] of Object.entries(release)) this.session.setItem(key, text);
    this.tab = open(this.session, selectUser(this.store.getState()));
  }

  /** Ends the timers of a visit that is over. */
  end(): void {
    this.tab.leave();
  }
}

/** Everything that has to survive a reload, and nothing that cannot. */
export function kept({ resume, resumeLayout, socialPost, businessPost, postOptions, flows }: RootState) {
  // Logo and photo share one key of the specification; the logo has the right of way.
  const selectedPhoto = socialPost.selectedPhoto === '' ? resume.selectedPhoto : null;
  const remembered = Object.fromEntries(
    REMEMBERED_FLOWS.map((flow) => [flow, { value: flows[flow].value, history: flows[flow].history }]),
  );
  return {
    resume: { ...resume, selectedPhoto },
    resumeLayout,
    socialPost,
    businessPost,
    postOptions,
    flows: remembered,
  };
}

/** What a session can give back of it: half an emoji is left out. */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_name, part: unknown) => (typeof part === 'string' ? wellFormed(part) : part)),
  ) as Value;

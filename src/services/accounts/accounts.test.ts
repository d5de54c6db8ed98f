import type { AccountUser } from '../../domain/accounts';
import { createAccounts } from './accounts';
import { createFirebaseAccounts } from './firebaseAccounts';

jest.mock('./firebaseAccounts', () => ({ createFirebaseAccounts: jest.fn() }));
const start = jest.mocked(createFirebaseAccounts);

const MARKER = 'ei.hasSignedIn';
const ASHA: AccountUser = { uid: 'u1', email: 'asha@example.com', userName: 'Asha', photo: null };

/** Mocks Firebase: signs Asha in and out, and publishes `found` on startup. */
function firebaseFinds(found: AccountUser | null): void {
  start.mockImplementation((_config, _site, publish) => {
    queueMicrotask(() => publish(found));
    const signIn = () => {
      publish(ASHA);
      return Promise.resolve({ user: ASHA, isProfileSaved: true });
    };
    return {
      prepareGoogle: () => Promise.resolve(),
      signIn: async () => (await signIn()).user,
      signUp: signIn,
      signInWithGoogle: signIn,
      signOut: () => {
        publish(null);
        return Promise.resolve();
      },
    };
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const setInOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: MARKER, newValue }));

beforeEach(() => {
  start.mockReset();
  firebaseFinds(null);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('a visitor who has never signed in on this browser', () => {
  it('is reported as signed out immediately, without loading the account code', async () => {
    const listener = jest.fn();
    createAccounts({ mode: 'local' }).subscribe(listener);
    await Promise.resolve();
    expect(listener.mock.calls).toEqual([[null]]);
    expect(start).not.toHaveBeenCalled();
  });

  it('is reported after signing in, and remembered', async () => {
    const listener = jest.fn();
    const accounts = createAccounts({ mode: 'local' });
    accounts.subscribe(listener);
    expect(await accounts.signIn('asha@example.com', 'monsoon-42')).toEqual(ASHA);
    expect(listener).toHaveBeenCalledWith(ASHA);
    expect(localStorage.getItem(MARKER)).not.toBeNull();
  });

  it('is reported after signing in in another tab', async () => {
    const listener = jest.fn();
    const accounts = createAccounts({ mode: 'local' });
    const unsubscribe = accounts.subscribe(listener);
    await settle();
    firebaseFinds(ASHA);
    setInOtherTab('1');
    await settle();
    expect(listener.mock.calls).toEqual([[null], [ASHA]]);
    unsubscribe();
  });
});

describe('a visitor who has signed in before', () => {
  beforeEach(() => localStorage.setItem(MARKER, '1'));

  it('is restored on startup and reported first', async () => {
    firebaseFinds(ASHA);
    const listener = jest.fn();
    createAccounts({ mode: 'local' }).subscribe(listener);
    await settle();
    expect(listener.mock.calls).toEqual([[ASHA]]);
  });

  it('is forgotten when the session has ended', async () => {
    const listener = jest.fn();
    createAccounts({ mode: 'local' }).subscribe(listener);
    await settle();
    expect(listener.mock.calls).toEqual([[null]]);
    expect(localStorage.getItem(MARKER)).toBeNull();
  });

  it('is forgotten after signing out', async () => {
    firebaseFinds(ASHA);
    const listener = jest.fn();
    const accounts = createAccounts({ mode: 'local' });
    accounts.subscribe(listener);
    await settle();
    await accounts.signOut();
    expect(listener.mock.calls).toEqual([[ASHA], [null]]);
    expect(localStorage.getItem(MARKER)).toBeNull();
  });

  it('counts as signed out if the account code fails to start, and is found on the next attempt', async () => {
    start.mockImplementationOnce(() => {
      throw new Error('no');
    });
    const listener = jest.fn();
    const accounts = createAccounts({ mode: 'local' });
    accounts.subscribe(listener);
    await settle();
    expect(listener.mock.calls).toEqual([[null]]);
    expect(localStorage.getItem(MARKER)).not.toBeNull();
    firebaseFinds(ASHA);
    accounts.prepare();
    await settle();
    expect(listener).toHaveBeenLastCalledWith(ASHA);
  });
});

describe('subscribing', () => {
  it('reports the known user to a later listener', async () => {
    const accounts = createAccounts({ mode: 'local' });
    await accounts.signIn('asha@example.com', 'monsoon-42');
    const listener = jest.fn();
    accounts.subscribe(listener);
    await settle();
    expect(listener).toHaveBeenCalledWith(ASHA);
  });

  it.each(['local', 'off'] as const)('can be cancelled before the first report (%s)', async (mode) => {
    const listener = jest.fn();
    createAccounts({ mode }).subscribe(listener)();
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('reports an unchanged user once, and a changed name again', async () => {
    const listener = jest.fn();
    const accounts = createAccounts({ mode: 'local' });
    accounts.subscribe(listener);
    await accounts.signIn('asha@example.com', 'monsoon-42');
    const publish = start.mock.calls[0]![2];
    listener.mockClear();
    publish({ ...ASHA });
    publish({ ...ASHA, userName: 'Asha Rao' });
    expect(listener.mock.calls).toEqual([[{ ...ASHA, userName: 'Asha Rao' }]]);
  });

  it('stops watching other tabs when the last listener unsubscribes', async () => {
    const accounts = createAccounts({ mode: 'local' });
    accounts.subscribe(jest.fn())();
    setInOtherTab('1');
    await settle();
    expect(start).not.toHaveBeenCalled();
  });
});

it('works when storage is blocked', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const listener = jest.fn();
  const accounts = createAccounts({ mode: 'local' });
  accounts.subscribe(listener);
  await accounts.signIn('asha@example.com', 'monsoon-42');
  expect(listener).toHaveBeenLastCalledWith(ASHA);
});

describe('a site without accounts', () => {
  const off = createAccounts({ mode: 'off' });

  it.each([
    ['signing in', () => off.signIn('a@b.in', '123456')],
    ['signing up', () => off.signUp('A', 'a@b.in', '123456')],
    ['Google', () => off.signInWithGoogle()],
    ['signing out', () => off.signOut()],
  ])('rejects %s with a message', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject({
      name: 'AccountError',
      code: 'accounts/not-configured',
      message: 'Sign-in isn’t configured on this site yet.',
    });
    expect(start).not.toHaveBeenCalled();
  });

  it('has nobody signed in', async () => {
    const listener = jest.fn();
    off.subscribe(listener);
    await settle();
    expect(listener.mock.calls).toEqual([[null]]);
  });
});

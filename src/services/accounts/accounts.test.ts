import { ASHA, settled, storeWith } from '../../../test/jest/fakes';
import type { AccountUser } from '../../domain/accounts';
import { deleteAccount, logIn, logInWithGoogle, logOut, signUp, watchAccounts } from '../../store/authThunks';
import { delay } from '../waiting';
import { createAccounts } from './accounts';
import { createFirebaseAccounts } from './firebaseAccounts';

jest.mock('./firebaseAccounts', () => ({ createFirebaseAccounts: jest.fn() }));
const start = jest.mocked(createFirebaseAccounts);

const MARKER = 'ei.hasSignedIn';

/** Mocks Firebase: signs Asha in and out, publishing that before it answers, and publishes `found` on startup. */
function firebaseFinds(found: AccountUser | null): void {
  start.mockImplementation((_config, _site, publish) => {
    queueMicrotask(() => publish(found));
    const signIn = () => Promise.resolve({ user: ASHA, warnings: [] }).finally(() => publish(ASHA));
    const signOut = () => Promise.resolve().then(() => publish(null));
    return {
      prepareGoogle: () => Promise.resolve(),
      signIn,
      signUp: signIn,
      signInWithGoogle: signIn,
      signOut,
      deleteAccount: signOut,
    };
  });
}

/** Resolves once what has been published is reported. */
async function reports(): Promise<void> {
  await settled();
  await delay(0);
}

/** The accounts of a new page, and everything that they report to a listener. */
function open(mode: 'local' | 'off' = 'local') {
  const accounts = createAccounts({ mode });
  const reported: (AccountUser | null)[] = [];
  accounts.watch((user) => reported.push(user));
  const signIn = () => accounts.signIn('asha@example.com', 'monsoon-42');
  return { accounts, reported, signIn };
}

const setInOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: MARKER, newValue }));

beforeEach(() => {
  start.mockReset();
  firebaseFinds(null);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('a visitor who has never signed in on this browser', () => {
  it.each(['local', 'off'] as const)(
    'is reported as signed out, without loading the account code (%s)',
    async (mode) => {
      const { reported } = open(mode);
      await Promise.resolve();
      expect(reported).toEqual([null]);
      expect(start).not.toHaveBeenCalled();
    },
  );

  it('is reported after signing in, and remembered', async () => {
    const { signIn, reported } = open();
    expect(await signIn()).toEqual({ user: ASHA, warnings: [] });
    await reports();
    expect(reported).toContain(ASHA);
    expect(localStorage.getItem(MARKER)).not.toBeNull();
  });

  it('is reported after signing in in another tab', async () => {
    const { reported } = open();
    await reports();
    firebaseFinds(ASHA);
    setInOtherTab('1');
    await reports();
    expect(reported).toEqual([null, ASHA]);
  });
});

describe('a visitor who has signed in before', () => {
  beforeEach(() => localStorage.setItem(MARKER, '1'));

  it('is restored on startup, and forgotten after signing out', async () => {
    firebaseFinds(ASHA);
    const { accounts, reported } = open();
    await reports();
    expect(reported).toEqual([ASHA]);
    await accounts.signOut();
    await reports();
    expect(reported).toEqual([ASHA, null]);
    expect(localStorage.getItem(MARKER)).toBeNull();
  });

  it('is forgotten when the session has ended', async () => {
    const { reported } = open();
    await reports();
    expect(reported).toEqual([null]);
    expect(localStorage.getItem(MARKER)).toBeNull();
  });

  it('counts as signed out if the account code fails to start, and is found on the next attempt', async () => {
    start.mockImplementationOnce(() => {
      throw new Error('no');
    });
    const { accounts, reported } = open();
    await reports();
    expect(reported).toEqual([null]);
    expect(localStorage.getItem(MARKER)).not.toBeNull();
    firebaseFinds(ASHA);
    accounts.prepare();
    await reports();
    expect(reported).toEqual([null, ASHA]);
  });
});

it('reports an unchanged user once, and a changed name again', async () => {
  const { signIn, reported } = open();
  await signIn();
  const publish = start.mock.calls[0]![2];
  publish({ ...ASHA });
  publish({ ...ASHA, userName: 'Asha Rao' });
  await reports();
  expect(reported).toEqual([null, ASHA, { ...ASHA, userName: 'Asha Rao' }]);
});

const credentials = { email: 'asha@example.com', password: 'monsoon-42' };

it.each([
  ['login', logIn(credentials), null, 'auth/signedIn'],
  ['sign-up', signUp({ ...credentials, userName: 'Asha' }), null, 'auth/signedIn'],
  ['sign-in with Google', logInWithGoogle(), null, 'auth/signedIn'],
  ['logout', logOut(), ASHA, 'auth/signedOut'],
  ['deletion', deleteAccount('monsoon-42'), ASHA, 'auth/signedOut'],
])('one %s is one action in the store', async (_request, thunk, before, action) => {
  if (before) localStorage.setItem(MARKER, '1');
  firebaseFinds(before);
  const { store } = storeWith(undefined, { accounts: createAccounts({ mode: 'local' }) });
  store.dispatch(watchAccounts());
  await reports();
  const actions: string[] = [];
  store.extend({ reactions: [({ type }) => void actions.push(type)] });
  await store.dispatch(thunk);
  await reports();
  expect(actions.filter((type) => type.startsWith('auth/'))).toEqual(['auth/requestStarted', action]);
});

it('works when storage is blocked', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { signIn, reported } = open();
  await signIn();
  await reports();
  expect(reported).toContain(ASHA);
});

it('a site without accounts rejects every request with a message', async () => {
  const { accounts } = open('off');
  const attempts = [
    accounts.signIn('a@b.in', '123456'),
    accounts.signUp('A', 'a@b.in', '123456'),
    accounts.signInWithGoogle(),
    accounts.signOut(),
    accounts.deleteAccount('123456'),
  ];
  for (const attempt of attempts)
    await expect(attempt).rejects.toMatchObject({
      name: 'AccountError',
      code: 'accounts/not-configured',
      message: 'Sign-in isn’t configured on this site yet.',
      detail: expect.not.stringContaining('FIREBASE') as string,
    });
});

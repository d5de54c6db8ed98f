import { ASHA, fakeAccounts, fakeDependencies, storeWith } from '../../test/jest/fakes';
import { TEMPLATE_NUMBERS } from '../domain/access';
import { AccountError } from '../domain/accounts';
import { TOAST_TEXTS } from '../domain/toasts';
import {
  selectAuthStatus,
  selectGate,
  selectPendingAuth,
  selectSignInProblem,
  selectUser,
} from './authSlice';
import { AUTH_WAIT_MS, logIn, logInWithGoogle, logOut, signUp, watchAccounts } from './authThunks';
import { flowEvent } from './flows';
import type { Accounts } from './ports';
import { createStore } from './store';
import { selectToasts } from './toastsSlice';
import { openTools } from './tools';

const WRONG = new AccountError(
  'auth/invalid-credential',
  'That password doesn’t match this e-mail.',
  'Firebase: Error',
);
const credentials = { email: 'asha@example.com', password: 'secret!' };

function start(overrides: Partial<Accounts> = {}) {
  const { accounts, announce } = fakeAccounts(overrides);
  return { ...storeWith(undefined, { accounts }), announce };
}

const newcomer = { ...credentials, userName: 'Asha' };
const { loggedIn, registered, googleLoggedIn } = TOAST_TEXTS;

const ways = [
  ['login', () => logIn(credentials), 'signIn', loggedIn, 'top-center'],
  ['signUp', () => signUp(newcomer), 'signUp', registered, 'bottom-center'],
  ['google', () => logInWithGoogle(), 'signInWithGoogle', googleLoggedIn, 'top-center'],
] as const;

it('logs in by e-mail while a closed Google window has not been noticed yet, and ignores its late failure', async () => {
  let closeWindow = () => undefined as unknown;
  const closed = new Promise<never>((_resolve, reject) => (closeWindow = () => reject(WRONG)));
  const { store } = start({ signInWithGoogle: () => closed });
  const google = store.dispatch(logInWithGoogle());
  await store.dispatch(logIn(credentials));
  expect(selectUser(store.getState())).toEqual(ASHA);
  closeWindow();
  await google;
  expect(selectSignInProblem(store.getState())).toBeNull();
  expect(selectToasts(store.getState())).toHaveLength(1);
});

describe.each(ways)('%s', (form, thunk, method, success, at) => {
  it(`shows a failure ${at}, with the provider’s message as detail`, async () => {
    const { store } = start({ [method]: () => Promise.reject(WRONG) });
    await store.dispatch(thunk());
    expect(selectUser(store.getState())).toBeNull();
    expect(selectSignInProblem(store.getState())).toMatchObject({ request: form, code: WRONG.code });
    expect(selectToasts(store.getState())).toMatchObject([
      { text: WRONG.message, detail: WRONG.detail, severity: 'error', position: at },
    ]);
  });

  it('ignores a second request while one is pending, and signs in on retry with one toast, at the top right', async () => {
    const request = jest.fn().mockResolvedValue({ user: ASHA, warnings: [] }).mockRejectedValueOnce(WRONG);
    const { store } = start({ [method]: request });
    await Promise.all([store.dispatch(thunk()), store.dispatch(thunk())]);
    expect(request).toHaveBeenCalledTimes(1);
    await store.dispatch(thunk());
    expect(selectUser(store.getState())).toEqual(ASHA);
    expect(selectSignInProblem(store.getState())).toBeNull();
    const toast = { text: success, severity: 'success', position: 'top-right' };
    expect(selectToasts(store.getState())).toMatchObject([toast]);
  });
});

describe('account', () => {
  it('shows what a sign-in could not do, but stays signed in', async () => {
    const warnings = ['Your profile could not be saved.'];
    const { store } = start({ signUp: () => Promise.resolve({ user: ASHA, warnings }) });
    await store.dispatch(signUp(newcomer));
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
    const [, warning] = selectToasts(store.getState());
    expect(warning).toMatchObject({ text: warnings[0], severity: 'warning' });
  });

  it('stays signed in when logging out fails', async () => {
    const { store } = start({ signOut: () => Promise.reject(new Error('offline')) });
    await store.dispatch(logIn(credentials));
    await store.dispatch(logOut());
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
    expect(selectPendingAuth(store.getState())).toBeNull();
    expect(selectToasts(store.getState()).at(-1)).toMatchObject({
      text: 'Failed to log out. Please try again.',
      severity: 'error',
    });
  });
});

describe('the first auth state', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a member who is known stays signed in when the wait is over', () => {
    const { store, announce } = start();
    store.dispatch(watchAccounts());
    announce(ASHA);
    jest.advanceTimersByTime(AUTH_WAIT_MS);
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
  });

  it('says why a session ended by itself, even after the check has timed out', () => {
    const { store, announce } = start();
    store.dispatch(watchAccounts());
    jest.advanceTimersByTime(AUTH_WAIT_MS);
    announce(null, 'Your session has ended.');
    expect(selectAuthStatus(store.getState())).toBe('signedOut');
    const warning = { text: 'Your session has ended.', severity: 'warning' };
    expect(selectToasts(store.getState())).toMatchObject([warning]);
  });

  it('times out after four seconds; the visitor counts as signed out and is warned at the gate', () => {
    const { store, announce } = start();
    store.dispatch(watchAccounts());
    jest.advanceTimersByTime(AUTH_WAIT_MS - 1);
    expect(selectAuthStatus(store.getState())).toBe('checking');
    jest.advanceTimersByTime(1);
    expect(selectAuthStatus(store.getState())).toBe('signedOut');
    expect(selectToasts(store.getState())).toEqual([]);
    store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'template' }));
    expect(selectToasts(store.getState())).toMatchObject([{ severity: 'warning' }]);
    announce(ASHA);
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
  });
});

describe('gate', () => {
  it('unlocks premium wizards and templates on sign-in and locks them on sign-out, until the next sign-in', async () => {
    const { store } = start();
    const gates = () => TEMPLATE_NUMBERS.map((template) => selectGate(store.getState(), template)).join();
    expect(gates()).toBe('open,open,checking,checking');
    expect(store.getState().flows.resumeC.value).toBe('locked');
    await store.dispatch(logIn(credentials));
    expect(gates()).toBe('open,open,open,open');
    expect(store.getState().flows.resumeC.value).toEqual({ open: 'personal' });
    await store.dispatch(logOut());
    expect(store.getState().flows.resumeC.value).toBe('locked');
    expect(gates()).toBe('open,open,locked,locked');
    await store.dispatch(logIn(credentials));
    expect(gates()).toBe('open,open,open,open');
  });

  it('is open in tools that are opened after the sign-in, which change nothing else', async () => {
    const store = createStore(fakeDependencies());
    await store.dispatch(logIn(credentials));
    const before = store.getState();
    openTools(store);
    expect(store.getState()).toMatchObject(before);
    expect(store.getState().flows.resumeC.value).toEqual({ open: 'personal' });
  });

  it('leads from the popup of the resume page to /resume', async () => {
    const { store, dependencies } = start();
    store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin: 'resume' }));
    await store.dispatch(logIn(credentials));
    expect(store.getState().flows.loginPopup.value).toBe('closed');
    expect(dependencies.navigation.goTo).toHaveBeenCalledWith('/resume');
  });
});

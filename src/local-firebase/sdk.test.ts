/** @jest-environment node */
import { deleteApp, getApp, getApps, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AccountUser } from '../domain/accounts';
import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import { ONLY_THIS_TAB, PROFILE_NOT_SAVED } from '../services/accounts/errors';
import { createFirebaseAccounts } from '../services/accounts/firebaseAccounts';
import type { LocalData } from './store';
import { FakeChannel } from '../../test/jest/device';
import { startServer, type TestServer } from '../../test/jest/localFirebaseServer';

let server: TestServer;
beforeAll(async () => {
  setLogLevel('silent'); // refusals are expected here
  // Node's own would keep the test running.
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  server = await startServer();
});
beforeEach(() => {
  // Real ones would outlive the tests: the SDK never clears the timer of a request that failed.
  jest.useFakeTimers({ advanceTimers: true });
  server.heal();
  server.reset();
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  jest.useRealTimers();
});
afterAll(() => server.close());

describe('the SDK as npm installs it', () => {
  it('signs up, writes its own profile and no other, and reads it back', async () => {
    const { hostname, port } = new URL(server.url);
    const app = initializeApp({ apiKey: 'local', projectId: LOCAL_PROJECT_ID }, 'plain');
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, server.url, { disableWarnings: true });
    const db = getFirestore(app);
    connectFirestoreEmulator(db, hostname, Number(port));

    const { user } = await createUserWithEmailAndPassword(auth, 'Asha@Example.com', 'monsoon-42');
    const own = doc(db, 'Users', user.uid);
    await setDoc(own, { email: user.email, userName: 'Asha' });
    expect((await getDoc(own)).data()).toEqual({ email: 'asha@example.com', userName: 'Asha' });
    for (const access of [getDoc, deleteDoc])
      await expect(access(doc(db, 'Users', 'somebody'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(user.getIdToken(true)).resolves.toMatch(/^ey/);
  });
});

describe('our accounts on top of it', () => {
  let published: (AccountUser | null)[];
  const start = () => {
    published = [];
    return createFirebaseAccounts({ mode: 'local' }, new URL(server.url), (user) => published.push(user));
  };

  it('report who signed up, with the name as typed and the address of the account', async () => {
    const accounts = start();
    const { user, warnings } = await accounts.signUp('Asha Rao', 'Asha@Example.com', 'monsoon-42');
    expect(user).toEqual({
      uid: expect.any(String) as string,
      email: 'asha@example.com',
      userName: 'Asha Rao',
      photo: null,
      hasPassword: true,
    });
    // Node has no storage that would keep the session.
    expect(warnings).toEqual([ONLY_THIS_TAB]);
    expect(published.filter((each) => each !== null)).toEqual([user]);
    await accounts.signOut();
    expect(published.at(-1)).toBeNull();
  });

  it('restore the name in another session', async () => {
    await start().signUp('Asha Rao', 'asha@example.com', 'monsoon-42');
    await deleteApp(getApp());
    expect(await start().signIn('asha@example.com', 'monsoon-42')).toMatchObject({
      user: { userName: 'Asha Rao' },
    });
    expect(published.at(-1)).toMatchObject({ userName: 'Asha Rao' });
  });

  it('keep the sign-up and say so when the rules refuse the profile', async () => {
    const accounts = start();
    const { user, warnings } = await accounts.signUp('x'.repeat(101), 'asha@example.com', 'monsoon-42');
    expect(warnings).toContain(PROFILE_NOT_SAVED);
    expect(published.at(-1)).toEqual(user);
  });

  const attempts = (accounts: ReturnType<typeof start>) => ({
    signIn: () => accounts.signIn('asha@example.com', 'monsoon-42'),
    signUp: () => accounts.signUp('Asha', 'asha@example.com', 'monsoon-42'),
  });

  it.each([
    ['signIn', 'cut off'],
    ['signUp', 'cut off'],
    ['signIn', 'an error'],
    ['signIn', 'the page of a hotspot'],
  ] as const)('say that %s needs a connection: %s', async (way, fault) => {
    server.spoil('accounts:', fault);
    const failure = {
      code: 'auth/network-request-failed',
      message: expect.stringContaining('connection') as string,
    };
    await expect(attempts(start())[way]()).rejects.toMatchObject(failure);
  });

  it.each(['signIn', 'signUp'] as const)('say within ten seconds that %s gets no answer', async (way) => {
    server.spoil('accounts:', 'ignored');
    const accounts = start();
    const failure = expect(attempts(accounts)[way]()).rejects.toMatchObject({ code: 'accounts/no-answer' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failure;
  });

  it.each([
    ['signIn', 'a wrong password', 'asha@example.com', 'monsoon-43', 'auth/invalid-credential'],
    ['signIn', 'an unknown address', 'nobody@example.com', 'monsoon-42', 'auth/invalid-credential'],
    ['signIn', 'no password', 'asha@example.com', '', 'auth/missing-password'],
    ['signIn', 'no address', '', 'monsoon-42', 'auth/invalid-email'],
    ['signUp', 'a known address', 'ASHA@EXAMPLE.COM', 'monsoon-42', 'auth/email-already-in-use'],
    ['signUp', 'a short password', 'b@b.in', '12345', 'auth/weak-password'],
    ['signUp', 'no password', 'b@b.in', '', 'auth/missing-password'],
    ['signUp', 'an address without @', 'asha', 'monsoon-42', 'auth/invalid-email'],
  ])('explain why %s fails with %s', async (way, _what, email, password, code) => {
    const accounts = start();
    await accounts.signUp('Asha', 'asha@example.com', 'monsoon-42');
    const attempt =
      way === 'signIn' ? accounts.signIn(email, password) : accounts.signUp('B', email, password);
    await expect(attempt).rejects.toMatchObject({ name: 'AccountError', code });
  });
});

describe('deleting an account', () => {
  const stored = () => JSON.parse(readFileSync(server.dataFile, 'utf8')) as LocalData;
  const signedUp = async () => {
    const accounts = createFirebaseAccounts({ mode: 'local' }, new URL(server.url), () => undefined);
    await accounts.signUp('Asha Rao', 'asha@example.com', 'monsoon-42');
    return accounts;
  };

  it('takes its document along, long after the sign-in, but only with the password', async () => {
    const accounts = await signedUp();
    await expect(accounts.deleteAccount('monsoon-43')).rejects.toMatchObject({
      message: 'That password is wrong. Your account hasn’t been deleted; try again.',
    });
    expect(stored()).toMatchObject({ accounts: [{}], documents: [{}] });
    writeFileSync(
      server.dataFile,
      readFileSync(server.dataFile, 'utf8').replace(/("lastLoginAt": ")\d+/, '$10'),
    );
    await accounts.deleteAccount('monsoon-42');
    expect(stored()).toMatchObject({ accounts: [], documents: [] });
  });

  it('is what an unknown error speaks of', async () => {
    const accounts = await signedUp();
    server.spoil('accounts:signInWithPassword', 'an unknown error');
    await expect(accounts.deleteAccount('monsoon-42')).rejects.toMatchObject({
      code: 'auth/brand-new',
      message: 'Your account couldn’t be deleted. Try again in a moment.',
    });
  });

  it.each([
    [':commit', { accounts: [{}], documents: [{}] }, 'accounts/not-deleted'],
    ['accounts:delete', { accounts: [{}], documents: [] }, 'accounts/half-deleted'],
  ])('says what is left when %s fails, and can be repeated', async (call, left, code) => {
    const accounts = await signedUp();
    server.spoil(call, 'cut off');
    await expect(accounts.deleteAccount('monsoon-42')).rejects.toMatchObject({ code });
    expect(stored()).toMatchObject(left);
    server.heal();
    await accounts.deleteAccount('monsoon-42');
    expect(stored()).toMatchObject({ accounts: [], documents: [] });
  });
});

it('on a published site, a build for a project accepts passwords, one for the local Firebase none', () => {
  const published = new URL('https://example.com');
  const project = { apiKey: 'k', authDomain: 'a.example', projectId: 'p' };
  createFirebaseAccounts({ mode: 'project', ...project }, published, () => undefined);
  expect(getApp().options).toEqual(project);
  expect(() => createFirebaseAccounts({ mode: 'local' }, published, () => undefined)).toThrow(
    'This build is for testing and signs in only on the computer that serves it.',
  );
});

import type { User } from 'firebase/auth';
import { getDoc, setDoc, type Firestore } from 'firebase/firestore/lite';
import { newDevice } from '../../../test/jest/device';
import { createProfiles } from './profiles';

jest.mock('firebase/firestore/lite', () => ({ doc: jest.fn(), getDoc: jest.fn(), setDoc: jest.fn() }));
const mocked = { getDoc: jest.mocked(getDoc), setDoc: jest.mocked(setDoc) };

const PROFILE = { email: 'asha@example.com', userName: 'Asha Rao' };
const user = (fields: Partial<User> = {}) =>
  ({ uid: 'u1', email: 'asha@example.com', displayName: null, ...fields }) as User;
const documentWith = (userName: unknown) =>
  ({ get: () => userName }) as unknown as Awaited<ReturnType<typeof getDoc>>;
const create = () => createProfiles({} as Firestore);

beforeEach(() => {
  newDevice();
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

/** Awaits `promise` after the time that a sign-up may take. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(9000);
  return promise;
}

describe('writing a profile', () => {
  it('retries when the network fails', async () => {
    mocked.setDoc.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
    expect(await settled(create().save('u1', PROFILE))).toBe(true);
    expect(mocked.setDoc).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['never ends', () => new Promise<void>(() => undefined)],
  ])('gives up when the third attempt also %s', async (_, attempt) => {
    mocked.setDoc.mockImplementation(attempt);
    expect(await settled(create().save('u1', PROFILE))).toBe(false);
    expect(mocked.setDoc).toHaveBeenCalledTimes(3);
  });

  it('does not retry when the rules deny it', async () => {
    mocked.setDoc.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    expect(await settled(create().save('u1', PROFILE))).toBe(false);
    expect(mocked.setDoc).toHaveBeenCalledTimes(1);
  });
});

describe('the name of a visitor', () => {
  it('comes from the account if possible, without a read', async () => {
    expect(await create().nameOf(user({ displayName: 'Asha G' }))).toBe('Asha G');
    expect(mocked.getDoc).not.toHaveBeenCalled();
  });

  it('is read from the profile once', async () => {
    mocked.getDoc.mockResolvedValue(documentWith('Asha Rao'));
    const profiles = create();
    expect([await profiles.nameOf(user()), await profiles.nameOf(user())]).toEqual(['Asha Rao', 'Asha Rao']);
    expect(mocked.getDoc).toHaveBeenCalledTimes(1);
  });

  it('is the one just saved, without a read', async () => {
    mocked.setDoc.mockResolvedValue();
    const profiles = create();
    await settled(profiles.save('u1', PROFILE));
    expect(await profiles.nameOf(user())).toBe('Asha Rao');
    expect(mocked.getDoc).not.toHaveBeenCalled();
  });

  it.each([7, ''])('is the local part of the e-mail when the profile contains %p', async (userName) => {
    mocked.getDoc.mockResolvedValue(documentWith(userName));
    expect(await create().nameOf(user())).toBe('asha');
  });

  it('is read again after a failure', async () => {
    mocked.getDoc.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(documentWith('Asha Rao'));
    const profiles = create();
    expect(await profiles.nameOf(user())).toBe('asha');
    expect(await profiles.nameOf(user())).toBe('Asha Rao');
  });

  it('is the one that another tab saves after this one has looked for it', async () => {
    mocked.getDoc.mockResolvedValue(documentWith(undefined));
    mocked.setDoc.mockResolvedValue();
    const [profiles, elsewhere] = [create(), create()];
    const hear = jest.fn();
    profiles.onSavedElsewhere(hear);
    expect(await profiles.nameOf(user())).toBe('asha');
    await settled(elsewhere.save('u1', PROFILE));
    expect(hear.mock.calls).toEqual([['u1']]);
    expect(await profiles.nameOf(user())).toBe('Asha Rao');
  });
});

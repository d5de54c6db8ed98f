import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import { settled } from '../../../test/jest/fakes';
import { SESSION_ENDED } from './errors';
import { signedInMarker } from './marker';
import type { Profiles } from './profiles';
import { describeUser, watchUser } from './watchUser';

jest.mock('firebase/auth', () => ({ onAuthStateChanged: jest.fn() }));

const ASHA = { uid: 'u1', email: 'asha@example.com', photoURL: null, providerData: [] } as unknown as User;

const profilesNamed = (name: string) => ({
  nameOf: jest.fn(() => Promise.resolve(name)),
  onSavedElsewhere: jest.fn((_listener: (uid: string) => void) => undefined),
});

/** What the SDK calls with each user. */
const reporter = () => jest.mocked(onAuthStateChanged).mock.lastCall?.[1] as (user: User | null) => void;

/** What is published if the SDK reports these users, one after the other, in a browser that someone has or hasn't signed in on. */
async function published(hasSignedIn: boolean, users: readonly (User | null)[]) {
  signedInMarker.set(hasSignedIn);
  const publish = jest.fn();
  const auth: { currentUser: User | null } = { currentUser: null };
  watchUser(auth as Auth, profilesNamed('Asha') as unknown as Profiles, publish);
  const report = reporter();
  for (const user of users) {
    auth.currentUser = user;
    report(user);
    await settled();
  }
  return publish.mock.calls.map(([user, reason]: unknown[]) => reason ?? (user ? 'in' : 'out'));
}

it.each([
  ['that ended by itself is explained', true, [null], [SESSION_ENDED]],
  ['that never was is not', false, [null], ['out']],
  ['that the visitor ends, here or in another tab, is not', true, [ASHA, null], ['in', 'out']],
])('a session %s', async (_title, hasSignedIn, users, expected) => {
  expect(await published(hasSignedIn, users)).toEqual(expected);
});

it('publishes the name that a sign-up in another tab saves after its account was known here', async () => {
  const names: string[] = [];
  const profiles = profilesNamed('asha');
  watchUser({ currentUser: ASHA } as Auth, profiles as unknown as Profiles, (user) =>
    names.push(user?.userName ?? 'nobody'),
  );
  reporter()(ASHA);
  await settled();
  profiles.nameOf.mockResolvedValue('Asha Rao');
  const [hear] = profiles.onSavedElsewhere.mock.lastCall ?? [];
  for (const uid of ['u2', 'u1']) hear?.(uid);
  await settled();
  expect(names).toEqual(['asha', 'Asha Rao']);
});

it.each([
  ['logs out', null, ['nobody']],
  ['logs in as somebody else', { ...ASHA, uid: 'u2' }, ['Ravi']],
])('a sign-in fails if another tab %s while it still saves the profile', async (_what, after, expected) => {
  const names: string[] = [];
  const auth = { currentUser: null as User | null };
  const watch = watchUser(auth as Auth, profilesNamed('Ravi') as unknown as Profiles, (user) =>
    names.push(user?.userName ?? 'nobody'),
  );
  const signIn = watch.run(async () => {
    auth.currentUser = ASHA;
    reporter()(ASHA);
    await settled();
    auth.currentUser = after;
    reporter()(auth.currentUser);
    return { user: describeUser(ASHA, 'Asha'), warnings: [] };
  });
  await expect(signIn).rejects.toThrow('Another tab has logged in or out in the meantime.');
  await settled();
  expect(names).toEqual(expected);
});

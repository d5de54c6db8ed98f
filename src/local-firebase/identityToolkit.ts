import { randomBytes } from 'node:crypto';
import { ApiError, parseObject, textField, type JsonObject } from './api';
import { hashPassword, isPassword } from './passwords';
import type { GoogleIdentity, LocalData, Store, StoredAccount } from './store';
import { createTokens, type Provider } from './tokens';

const EMAIL = /^[^@\s]+@[^@\s]+$/;
const MIN_PASSWORD_LENGTH = 6;
/** Firebase deletes an account only within five minutes of a sign-in. */
const RECENT_MS = 5 * 60_000;

type Call = (body: JsonObject) => JsonObject;

/** The calls to Google's Identity Toolkit that the SDK makes, by the last part of their URL. */
export function createIdentityToolkit(store: Store): ReadonlyMap<string, Call> {
  /** Saves the account with the time of this sign-in. @returns the common part of every sign-in's response */
  const signedIn = (data: LocalData, account: StoredAccount, provider: Provider) => {
    const current = { ...account, lastLoginAt: String(Date.now()) };
    const others = data.accounts.filter(({ uid }) => uid !== account.uid);
    store.write({ ...data, accounts: [...others, current] });
    return session(data, current, provider);
  };

  const signUp: Call = (body) => {
    const { email, password } = credentials(body);
    requireStrength(password);
    const data = store.read();
    if (findByEmail(data, email)) throw new ApiError(400, 'EMAIL_EXISTS');
    return signedIn(data, { ...newAccount(email), password: hashPassword(password) }, 'password');
  };

  const signInWithPassword: Call = (body) => {
    const { email, password } = credentials(body);
    const data = store.read();
    const account = findByEmail(data, email);
    // One error for both, as with Firebase's e-mail enumeration protection, which hides which addresses have accounts.
    if (!account?.password || !isPassword(password, account.password)) {
      throw new ApiError(400, 'INVALID_LOGIN_CREDENTIALS');
    }
    return { ...signedIn(data, account, 'password'), registered: true };
  };

  const signInWithIdp: Call = (body) => {
    const { email, google } = googleIdentity(body);
    const data = store.read();
    const known = findByEmail(data, email);
    // As in Firebase, a Google sign-in takes over the account of an unverified e-mail address and removes its password.
    const { uid, createdAt, lastLoginAt } = known ?? newAccount(email);
    return {
      ...signedIn(data, { uid, email, createdAt, lastLoginAt, google }, 'google.com'),
      providerId: 'google.com',
      federatedId: `https://accounts.google.com/${google.id}`,
      emailVerified: true,
      displayName: google.name,
      ...(google.picture !== null && { photoUrl: google.picture }),
      rawUserInfo: JSON.stringify({ id: google.id, name: google.name, email, picture: google.picture }),
      isNewUser: known === undefined,
    };
  };

  const lookup: Call = (body) => ({ users: [accountInfo(ownAccount(store.read(), body))] });

  const remove: Call = (body) => {
    const data = store.read();
    const own = ownAccount(data, body);
    if (Date.now() - Number(own.lastLoginAt) > RECENT_MS)
      throw new ApiError(400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    store.write({ ...data, accounts: data.accounts.filter((account) => account !== own) });
    return {};
  };

  return new Map([
    ['accounts:signUp', signUp],
    ['accounts:signInWithPassword', signInWithPassword],
    ['accounts:signInWithIdp', signInWithIdp],
    ['accounts:lookup', lookup],
    ['accounts:delete', remove],
  ]);
}

function credentials(body: JsonObject): { email: string; password: string } {
  const email = textField(body, 'email');
  const password = textField(body, 'password');
  if (email === undefined) throw new ApiError(400, 'MISSING_EMAIL');
  if (!EMAIL.test(email)) throw new ApiError(400, 'INVALID_EMAIL');
  if (!password) throw new ApiError(400, 'MISSING_PASSWORD');
  return { email: email.toLowerCase(), password };
}

function requireStrength(password: string): void {
  if (password.length >= MIN_PASSWORD_LENGTH) return;
  throw new ApiError(400, `WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
}

/** The Google account of a sign-in: in the request URI after a pop-up, in `postBody` with a credential. */
function googleIdentity(body: JsonObject): { email: string; google: GoogleIdentity } {
  const uri = textField(body, 'requestUri') ?? '';
  const result = new URLSearchParams(textField(body, 'postBody') ?? uri.slice(uri.indexOf('?') + 1));
  if (result.get('providerId') !== 'google.com') throw new ApiError(400, 'OPERATION_NOT_ALLOWED');
  const claims = parseObject(result.get('id_token') ?? '') ?? {};
  const [id, email, name, picture] = ['sub', 'email', 'name', 'picture'].map((field) =>
    textField(claims, field),
  );
  if (!id || !email || !EMAIL.test(email))
    throw new ApiError(400, 'INVALID_IDP_RESPONSE : The account has no e-mail.');
  return { email: email.toLowerCase(), google: { id, name: name ?? email, picture: picture ?? null } };
}

function newAccount(email: string): StoredAccount {
  const now = String(Date.now());
  return { uid: randomBytes(21).toString('base64url'), email, createdAt: now, lastLoginAt: now };
}

/** The account of the ID token in a request. @throws ApiError if there is none */
function ownAccount({ accounts, secret }: LocalData, body: JsonObject): StoredAccount {
  const owner = createTokens(secret).readIdToken(textField(body, 'idToken') ?? '');
  if (!owner) throw new ApiError(400, 'INVALID_ID_TOKEN');
  const account = accounts.find(({ uid }) => uid === owner.uid);
  if (!account) throw new ApiError(400, 'USER_NOT_FOUND');
  return account;
}

function findByEmail({ accounts }: LocalData, email: string): StoredAccount | undefined {
  return accounts.find((account) => account.email === email);
}

function session({ secret }: LocalData, account: StoredAccount, provider: Provider): JsonObject {
  const tokens = createTokens(secret);
  return {
    localId: account.uid,
    email: account.email,
    idToken: tokens.idToken(account, provider),
    refreshToken: tokens.refreshToken(account, provider),
    expiresIn: '3600',
  };
}

function accountInfo({ uid, email, createdAt, lastLoginAt, password, google }: StoredAccount): JsonObject {
  const googleInfo = google && {
    displayName: google.name,
    ...(google.picture !== null && { photoUrl: google.picture }),
  };
  return {
    localId: uid,
    email,
    emailVerified: google !== undefined,
    createdAt,
    lastLoginAt,
    ...googleInfo,
    providerUserInfo: [
      ...(password ? [{ providerId: 'password', email, federatedId: email, rawId: email }] : []),
      ...(google
        ? [{ providerId: 'google.com', email, federatedId: google.id, rawId: google.id, ...googleInfo }]
        : []),
    ],
  };
}

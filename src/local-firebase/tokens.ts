import { createHmac, timingSafeEqual } from 'node:crypto';
import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import type { JsonObject } from './api';
import type { StoredAccount } from './store';

/** How a user signed in. */
export type Provider = 'password' | 'google.com';

const LIFETIME_S = 3600;

/** JSON Web Tokens, signed with the data file's secret. The SDK only decodes them; this server verifies them. */
export function createTokens(secret: string) {
  const signature = (content: string) => createHmac('sha256', secret).update(content).digest();

  const write = (claims: JsonObject) => {
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    return `${content}.${signature(content).toString('base64url')}`;
  };

  /** The user of a token; undefined if it is forged or expired. */
  const read = (token: string, use: 'id' | 'refresh') => {
    const [header = '', payload = '', signed = ''] = token.split('.');
    const given = Buffer.from(signed, 'base64url');
    const expected = signature(`${header}.${payload}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    // Signed by us, so it has the shape we wrote.
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as IdClaims | RefreshClaims;
    if (claims.use !== use || (claims.use === 'id' && claims.exp <= nowInSeconds())) return undefined;
    return {
      uid: claims.sub,
      provider: claims.firebase.sign_in_provider,
      /** What the rules see as `request.auth.token`. */
      claims: { ...claims },
    };
  };

  return {
    idToken: (account: StoredAccount, provider: Provider) => write(idClaims(account, provider)),
    refreshToken: ({ uid }: StoredAccount, provider: Provider) =>
      write({ use: 'refresh', sub: uid, firebase: { sign_in_provider: provider } }),
    readIdToken: (token: string) => read(token, 'id'),
    readRefreshToken: (token: string) => read(token, 'refresh'),
  };
}

interface RefreshClaims {
  readonly use: 'refresh';
  readonly sub: string;
  readonly firebase: { readonly sign_in_provider: Provider };
}
type IdClaims = ReturnType<typeof idClaims>;

function idClaims({ uid, email, google }: StoredAccount, provider: Provider) {
  const issuedAt = nowInSeconds();
  return {
    use: 'id' as const,
    iss: `https://securetoken.google.com/${LOCAL_PROJECT_ID}`,
    aud: LOCAL_PROJECT_ID,
    sub: uid,
    user_id: uid,
    iat: issuedAt,
    auth_time: issuedAt,
    exp: issuedAt + LIFETIME_S,
    email,
    email_verified: google !== undefined,
    ...(google && { name: google.name, picture: google.picture }),
    firebase: { identities: { email: [email] }, sign_in_provider: provider },
  };
}

function encode(value: JsonObject): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

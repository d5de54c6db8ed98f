import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import { ApiError, type JsonObject } from './api';
import type { Store } from './store';
import { createTokens } from './tokens';

/** Exchanges a refresh token for a new ID token, like securetoken.googleapis.com. @param form the URL-encoded request body */
export function refreshSession(store: Store, form: string): JsonObject {
  const data = store.read();
  const tokens = createTokens(data.secret);
  const refreshToken = new URLSearchParams(form).get('refresh_token') ?? '';
  const owner = tokens.readRefreshToken(refreshToken);
  if (!owner) throw new ApiError(400, 'INVALID_REFRESH_TOKEN');
  const account = data.accounts.find(({ uid }) => uid === owner.uid);
  if (!account) throw new ApiError(400, 'USER_NOT_FOUND');
  const idToken = tokens.idToken(account, owner.provider);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: '3600',
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: LOCAL_PROJECT_ID,
  };
}

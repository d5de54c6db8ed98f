import type { AccountsConfig } from '../services/accounts/config';

declare global {
  /** How this build signs people in; put in by webpack.config.ts. */
  const __ACCOUNTS_CONFIG__: AccountsConfig;
}

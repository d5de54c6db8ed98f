import type { AccountsConfig } from '../services/accounts/config';

declare global {
  /** Whether this build lets its machines be looked at under /machines: in development, and in a build made with `INSPECT=1`. */
  const __INSPECT__: boolean;
  /** How this build signs people in; put in by webpack.config.ts. */
  const __ACCOUNTS_CONFIG__: AccountsConfig;
}

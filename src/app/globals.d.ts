import type { AccountsConfig } from '../services/accounts/config';

declare global {
  /** Whether this build includes the inspector at /machines: in development and with `INSPECT=1`. */
  const __INSPECT__: boolean;
  /** Whether a service worker makes this build work offline. */
  const __OFFLINE__: boolean;
  /** Sign-in configuration of this build, defined by webpack.config.ts. */
  const __ACCOUNTS_CONFIG__: AccountsConfig;
}

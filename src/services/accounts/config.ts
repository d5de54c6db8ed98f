/** Accounts configuration of this build, determined by webpack.config.ts and inlined into the bundle. */
export type AccountsConfig =
  | {
      readonly mode: 'project';
      readonly apiKey: string;
      readonly authDomain: string;
      readonly projectId: string;
    }
  | { readonly mode: 'local' }
  | { readonly mode: 'off' };

/** Project id of the local stand-in; Firebase's tools treat `demo-…` projects as fake. */
export const LOCAL_PROJECT_ID = 'demo-empowering-innovation';

/** Hosts on which the stand-in answers: this computer by its own names. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const PROJECT_VARIABLES = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;

/**
 * Chooses the accounts mode from the build environment: all three `FIREBASE_…` variables → `project`; none → `local` in
 * development or with `FIREBASE_MODE=local`, otherwise `off`. Blank variables count as unset.
 * @throws Error naming the missing variables when only some are set, or an unknown FIREBASE_MODE
 */
export function accountsConfigFromEnv(
  env: Record<string, string | undefined>,
  production: boolean,
): AccountsConfig {
  const read = (name: string) => env[name]?.trim() ?? '';
  const [apiKey = '', authDomain = '', projectId = ''] = PROJECT_VARIABLES.map(read);
  const missing = PROJECT_VARIABLES.filter((name) => read(name) === '');
  if (missing.length === 0) return { mode: 'project', apiKey, authDomain, projectId };
  if (missing.length < PROJECT_VARIABLES.length) {
    throw new Error(
      `Firebase is only partly configured: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. ` +
        `Set ${PROJECT_VARIABLES.join(', ')} together, or none of them.`,
    );
  }
  const wanted = read('FIREBASE_MODE');
  if (wanted !== '' && wanted !== 'local') {
    throw new Error(`FIREBASE_MODE is “${wanted}”, but the only valid value is “local”.`);
  }
  return { mode: wanted === 'local' || !production ? 'local' : 'off' };
}

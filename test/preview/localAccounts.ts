import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from '../../src/local-firebase/http';
import { createLocalFirebase } from '../../src/local-firebase/middleware';

/**
 * The local Firebase of a built site; undefined if the build has none. A build with FIREBASE_MODE=local leaves a mark.
 * @param dataFile keeps the accounts elsewhere than the development server does
 */
export function localAccounts(folder: string, dataFile?: string): Middleware | undefined {
  if (!existsSync(path.join(folder, '.local-firebase'))) return undefined;
  return createLocalFirebase(dataFile === undefined ? {} : { dataFile });
}

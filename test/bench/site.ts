import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve as serveOn } from '../browser/support/ownSite';
import { localAccounts } from '../preview/localAccounts';
import { freePort } from '../runner/listen';

/** A running server of a built site. */
export interface ServedSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder as the host would, on any free port. */
export async function serve(folder: string): Promise<ServedSite> {
  const accounts = mkdtempSync(path.join(tmpdir(), 'bench-accounts-'));
  const port = await freePort();
  const end = await serveOn(folder, port, localAccounts(folder, path.join(accounts, 'accounts.json')));
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      await end();
      rmSync(accounts, { recursive: true });
    },
  };
}

/** The scripts that a document runs or preloads; data blocks are kept. */
const SCRIPTS = /<script\b[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** The same site without scripts, the lower limit for its pages. */
export async function serveWithoutScripts(folder: string): Promise<ServedSite> {
  const twin = mkdtempSync(path.join(tmpdir(), 'static-twin-'));
  cpSync(folder, twin, { recursive: true });
  for (const name of readdirSync(twin).filter((file) => file.endsWith('.html'))) {
    const file = path.join(twin, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPTS, ''));
  }
  const site = await serve(twin);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(twin, { recursive: true });
    },
  };
}

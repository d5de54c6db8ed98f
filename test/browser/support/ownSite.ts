import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Middleware } from '../../../src/local-firebase/http';
import { createLocalFirebase } from '../../../src/local-firebase/middleware';
import { readHosting } from '../../preview/hosting';
import { createPreview } from '../../preview/server';
import { ROOT } from '../../runner/command';

/** The build that visitors get. */
export const DIST = path.join(ROOT, process.env.PUBLISHED_DIR ?? 'dist');

/** Serves a folder. @returns a function that ends it, with every connection */
export async function serve(folder: string, port: number, before?: Middleware): Promise<() => Promise<void>> {
  const server = createPreview({ folder, hosting: readHosting(path.join(ROOT, 'firebase.json')), before });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** A copy of the site, and a function that replaces a text in one of its files. */
export function copyOfSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(DIST, folder, { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(
      path.join(folder, file),
      readFileSync(path.join(folder, file), 'utf8').replaceAll(from, () => to),
    );
  return { folder, change };
}

/** Serves a copy of the site in which visitors can sign in. @returns a function that ends it */
export async function serveWithAccounts(port: number): Promise<() => Promise<void>> {
  const { folder, change } = copyOfSite();
  const [main = ''] = readdirSync(path.join(folder, 'assets')).filter((file) => /^main\..*js$/.test(file));
  change(`assets/${main}`, '{mode:"off"}', '{mode:"local"}');
  const accounts = createLocalFirebase({ dataFile: path.join(folder, '.accounts.json') });
  const end = await serve(folder, port, accounts);
  return async () => {
    await end();
    rmSync(folder, { recursive: true });
  };
}

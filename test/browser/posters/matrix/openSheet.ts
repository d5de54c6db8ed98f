import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type OutputFile } from 'esbuild';
import { ROOT } from '../../../runner/command';
import type { PosterContent } from '../../../../src/features/posts/templates/template';
import type { PosterSheet } from './sheet';

/** Its path on the site, which has no such page. */
const FOLDER = '/poster-sheet';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
/** The visitor's details are laid out but not painted, so that a screenshot shows only the background. */
const documentWith = (css: string) => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
  <style>${css} body { margin: 0 } [data-slot], [data-block] * { visibility: hidden }</style>
  <script type="module" src="sheet.js"></script>`;

let files: Promise<readonly OutputFile[]> | undefined;

/** The posters with the site's styles but without the rest of it, in which a thousand drawings would take an hour. */
async function bundle(): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'test/browser/posters/matrix/sheet.tsx')],
    bundle: true,
    write: false,
    outdir: FOLDER,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.svg': 'file', '.woff2': 'file', '.woff': 'empty' },
    publicPath: FOLDER,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles;
}

/** Opens an empty page on which posters can be drawn. */
export async function openSheet(page: Page): Promise<void> {
  files ??= bundle();
  const outputs = await files;
  const fileAt = (pathname: string) => outputs.find((one) => one.path === pathname);
  const styles = fileAt(`${FOLDER}/sheet.css`)!.text;
  await page.route(`**${FOLDER}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileAt(pathname);
    return file
      ? route.fulfill({
          contentType: TYPES[path.extname(pathname)] ?? 'application/octet-stream',
          body: Buffer.from(file.contents),
        })
      : route.fulfill({ contentType: 'text/html', body: documentWith(styles) });
  });
  await page.goto(`${FOLDER}/`);
  await page.waitForFunction(() => 'posterSheet' in window);
}

/** Draws a poster once per content and waits until fonts, pictures and the fit have settled. */
export async function show(page: Page, id: string, contents: readonly PosterContent[]): Promise<void> {
  await page.evaluate(
    async ([wanted, all]) => {
      (window as unknown as { posterSheet: PosterSheet }).posterSheet.show(wanted, all);
      await document.fonts.ready;
      await Promise.all(Array.from(document.images, (image) => image.decode()));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [id, contents] as const,
  );
}

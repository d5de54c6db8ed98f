import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../runner/browser';
import { ROOT, run } from '../runner/command';
import { firstLoads } from '../sizes/firstLoad';
import { kills } from './kills';
import { lighthouse } from './lighthouse';
import { memory, pictureExport, print } from './measurements';
import { paints } from './paints';
import { lineOf, measure, type BenchRow, type Row } from './rows';
import { serve, serveWithoutScripts } from './site';
import { bareKeystroke, hugeResume, keystroke, keyToPaint, openWizard, pagination } from './wizard';

/**
 * `npm run bench`: sizes of the built site and its speed on this machine, as a table and in bench.json. An argument names another
 * folder than dist. `--pages` measures first paints instead, `--lighthouse` runs Lighthouse; `--only /patent` limits both to a
 * page (repeatable), `--runs` is the number of visits to each. `--kills 100` kills the browser as often while a kept resume is
 * typed into.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    kills: { type: 'string' },
  },
});
const folder = path.resolve(ROOT, positionals[0] ?? 'dist');
if (!existsSync(path.join(folder, 'index.html'))) {
  const { isOk, output } = await run('npm', ['run', '--silent', 'build'], { env: { OUT_DIR: folder } });
  if (!isOk) throw new Error(output);
}
const passes = (route: string) => options.only?.includes(route) ?? true;

const rows: readonly BenchRow[] = await measured();
console.log(rows.map(lineOf).join('\n'));
writeFileSync(path.join(ROOT, 'bench.json'), `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);

async function measured(): Promise<readonly BenchRow[]> {
  const site = await serve(folder);
  try {
    if (options.lighthouse) return await lighthouse(site.origin, Number(options.runs), passes);
    if (options.kills !== undefined) return await kills(site.origin, Number(options.kills));
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: [...BROWSER_FLAGS],
    });
    try {
      return options.pages
        ? await pageRows(browser, site.origin)
        : [...sizes(), ...(await speeds(browser, site.origin))];
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

async function pageRows(browser: Browser, origin: string): Promise<readonly BenchRow[]> {
  const twin = await serveWithoutScripts(folder);
  try {
    return await measure('paints', () => paints(browser, origin, twin.origin, Number(options.runs), passes));
  } finally {
    await twin.close();
  }
}

function sizes(): readonly Row[] {
  return firstLoads(folder).flatMap(({ path: route, scriptKb, htmlKb }): Row[] => [
    { name: `${route}: script at first load, gzip`, value: scriptKb, unit: 'KB' },
    { name: `${route}: HTML with styles, gzip`, value: htmlKb, unit: 'KB' },
  ]);
}

async function speeds(browser: Browser, origin: string): Promise<readonly BenchRow[]> {
  const taken = [
    await measure('open wizard', () => openWizard(browser, origin, folder)),
    await measure('bare text box', () => bareKeystroke(browser)),
    await measure('wizard: keystroke', () => keystroke(browser, origin)),
    await measure('wizard: key to paint', () => keyToPaint(browser, origin)),
    await measure('wizard: 200 entries', () => hugeResume(browser, origin)),
    await measure('resume A: pagination', () => pagination(browser, origin)),
    await measure('Diwali: export', () => pictureExport(browser, origin)),
    await measure('resume A: print', () => print(browser, origin)),
    await measure('memory', () => memory(browser, origin)),
  ];
  return taken.flat();
}

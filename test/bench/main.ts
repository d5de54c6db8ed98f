import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../runner/browser';
import { ROOT, run } from '../runner/command';
import { firstLoads } from '../sizes/firstLoad';
import { growth } from './growth';
import { response, typing } from './interaction';
import { kills } from './kills';
import { memory, pictureExport, print } from './measurements';
import { paints, workerPaints } from './paints';
import { lineOf, measure, type BenchRow, type Row } from './rows';
import { serve, serveWithoutScripts } from './site';
import { hugeResume, openWizard, pagination } from './wizard';

/**
 * `npm run bench`: sizes of the built site and its speed on this machine, as a table and in bench.json. An argument names another
 * folder than dist. `--part pages` measures another part of the table; `--only /patent` limits it to the pages or controls of
 * this name (repeatable), and `--runs` is how often each is visited.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: 'overview' },
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(options.runs);
const folder = path.resolve(ROOT, positionals[0] ?? 'dist');
const passes = (name: string) => options.only?.includes(name) ?? true;

const PARTS: Readonly<Record<string, (browser: Browser, origin: string) => Promise<readonly BenchRow[]>>> = {
  overview: async (browser, origin) => [...sizes(), ...(await speeds(browser, origin))],
  pages: pageRows,
  worker: (browser, origin) => measure('worker', () => workerPaints(browser, origin, runs, passes)),
  typing: (browser, origin) => typing(browser, origin, runs, passes),
  response: (browser, origin) => response(browser, origin, runs, passes),
  growth: (_browser, origin) => growth(origin),
  // Each run kills the browser once while a kept resume is typed into.
  kills: (_browser, origin) => kills(origin, runs),
};
const part = PARTS[options.part];
if (!part) throw new Error(`--part is one of ${Object.keys(PARTS).join(', ')}, not ${options.part}.`);

if (!existsSync(path.join(folder, 'index.html'))) {
  const { isOk, output } = await run('npm', ['run', '--silent', 'build'], { env: { OUT_DIR: folder } });
  if (!isOk) throw new Error(output);
}
const rows = await measured(part);
console.log(rows.map(lineOf).join('\n'));
writeFileSync(path.join(ROOT, 'bench.json'), `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);

async function measured(take: (typeof PARTS)[string]): Promise<readonly BenchRow[]> {
  const site = await serve(folder);
  try {
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: [...BROWSER_FLAGS],
    });
    try {
      return await take(browser, site.origin);
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
    return await measure('paints', () => paints(browser, origin, twin.origin, runs, passes));
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
    await measure('wizard: 200 entries', () => hugeResume(browser, origin)),
    await measure('resume A: pagination', () => pagination(browser, origin)),
    await measure('Diwali: export', () => pictureExport(browser, origin)),
    await measure('resume A: print', () => print(browser, origin)),
    await measure('memory', () => memory(browser, origin)),
  ];
  return taken.flat();
}

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../runner/browser';
import { ROOT, run } from '../runner/command';
import { firstLoads } from '../sizes/firstLoad';
import { load, memory, pictureExport, print } from './measurements';
import { lineOf, measure, type BenchRow, type Row } from './rows';
import { serve, serveWithoutScripts } from './site';
import { bareKeystroke, hugeResume, keystroke, keyToPaint, openWizard, pagination } from './wizard';

/**
 * `npm run bench`: what the built site weighs and how fast it is on this machine, as a table and as bench.json. Another folder
 * than dist can be named.
 */
const folder = path.resolve(ROOT, process.argv[2] ?? 'dist');
if (!existsSync(path.join(folder, 'index.html'))) {
  const { isOk, output } = await run('npm', ['run', '--silent', 'build'], { env: { OUT_DIR: folder } });
  if (!isOk) throw new Error(output);
}

const rows: readonly BenchRow[] = [...sizes(), ...(await speeds())];
console.log(rows.map(lineOf).join('\n'));
writeFileSync(path.join(ROOT, 'bench.json'), `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);

function sizes(): readonly Row[] {
  return firstLoads(folder).flatMap(({ path: route, scriptKb, htmlKb }): Row[] => [
    { name: `${route}: script at first load, gzip`, value: scriptKb, unit: 'KB' },
    { name: `${route}: HTML with styles, gzip`, value: htmlKb, unit: 'KB' },
  ]);
}

async function speeds(): Promise<readonly BenchRow[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] });
  const site = await serve(folder);
  const twin = await serveWithoutScripts(folder);
  try {
    const measured = [
      await measure('home: first contentful paint', () => load(browser, site.origin, twin.origin)),
      await measure('open wizard', () => openWizard(browser, site.origin, folder)),
      await measure('bare text box', () => bareKeystroke(browser)),
      await measure('wizard: keystroke', () => keystroke(browser, site.origin)),
      await measure('wizard: key to paint', () => keyToPaint(browser, site.origin)),
      await measure('wizard: 200 entries', () => hugeResume(browser, site.origin)),
      await measure('resume A: pagination', () => pagination(browser, site.origin)),
      await measure('Diwali: export', () => pictureExport(browser, site.origin)),
      await measure('resume A: print', () => print(browser, site.origin)),
      await measure('memory', () => memory(browser, site.origin)),
    ];
    return measured.flat();
  } finally {
    await Promise.all([browser.close(), site.close(), twin.close()]);
  }
}

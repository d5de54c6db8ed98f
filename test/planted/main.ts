import path from 'node:path';
import { LOCAL, PUBLISHED } from '../runner/builds';
import { freePort } from '../runner/listen';
import { createCopy, type Copy } from './copy';
import { readFaults } from './faults';
import { readRows } from './rows';

/**
 * `npm run planted`: plants each fault of the list in a copy of the repository and fails if its test does not, then makes each
 * change that the README promises to be easy and fails if a check does.
 * `npm run planted -- <pattern>` takes those whose name matches.
 */
const wanted = new RegExp(process.argv[2] ?? '');
// The list's own test looks for the texts that a change replaces. Goes last: the option takes every argument after it.
const JEST_OPTIONS = ['--bail', '--silent', '--passWithNoTests', '--testPathIgnorePatterns', 'test/planted'];
const copy = await createCopy();
let failed = 0;

for (const { name, edit, caughtBy } of readFaults().filter(isWanted)) {
  const restore = copy.edit([edit]);
  const check = caughtBy === 'units' ? `jest ${path.dirname(edit.file)} test/specification` : caughtBy;
  report(`fault: ${name}`, !(await passes(copy, check)), `${caughtBy} misses it`);
  restore();
}
for (const { name, edits, checks } of readRows().filter(isWanted)) {
  const restore = copy.edit(edits);
  for (const check of checks) report(`change: ${name}, ${check}`, await passes(copy, check), 'fails');
  restore();
}
copy.remove();
process.exitCode = failed > 0 ? 1 : 0;

function isWanted({ name }: { readonly name: string }): boolean {
  return wanted.test(name);
}

function report(name: string, isOk: boolean, reason: string): void {
  if (!isOk) failed += 1;
  console.log(isOk ? `ok     ${name}` : `FAILED ${name}: ${reason}`);
}

/** Runs a check in the copy: one of `npm run check`, some or all unit tests, or a browser spec on its build. */
async function passes({ run }: Copy, check: string): Promise<boolean> {
  const [tool = '', ...args] = check.split(' ');
  switch (tool) {
    case 'types':
      return (await run('tsc', ['--project', '.'])).isOk;
    case 'lint':
      return (await run('oxlint', ['--max-warnings', '0', '.'])).isOk;
    case 'boundaries':
      return (await run('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'])).isOk;
    case 'jest':
      return (await run('jest', [...args, ...JEST_OPTIONS])).isOk;
    default:
      return browser(run, tool, args);
  }
}

/** Builds the copy, `published` as visitors get it, and runs specs of a Playwright project on the build. */
async function browser(run: Copy['run'], project: string, specs: readonly string[]): Promise<boolean> {
  const settings = project === 'published' ? PUBLISHED : LOCAL;
  const build = { ...settings, NODE_OPTIONS: '--import tsx' };
  const built = await run('webpack-cli', ['--mode', 'production'], { env: build });
  const env = {
    PREVIEW_DIR: settings.OUT_DIR,
    PUBLISHED_DIR: settings.OUT_DIR,
    PREVIEW_PORT: String(await freePort()),
    PUBLISHED_PORT: String(await freePort()),
  };
  const options = ['--config', 'test/browser/playwright.config.ts', '--project', project];
  const tested = built.isOk ? await run('playwright', ['test', ...specs, ...options], { env }) : built;
  // A build or a spec that cannot run would pass for a fault that is caught.
  if (!tested.isOk && !/\d+ failed/.test(tested.output)) throw new Error(tested.output);
  return tested.isOk;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, missingEngines } from './runner/browser';
import { LOCAL, PUBLISHED } from './runner/builds';
import { report, runChecks, type Tally } from './runner/checks';
import { run, runLocal, type Outcome } from './runner/command';
import { jobsAtOnce } from './runner/cores';
import { freePort } from './runner/listen';
import { BROKEN, jestTally, playwrightTally } from './runner/results';

/**
 * `npm test`: everything, in the order in which a failure is told soonest. A failed phase does not stop the ones that don't
 * need it. The last line counts each check, each unit test and each browser test.
 * `npm test -- --quick`: what is worth knowing after every change. Only the whole says that nothing is broken.
 */
const isQuick = process.argv.includes('--quick');
const reports = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
const phases = isQuick
  ? [checks, changedUnitTests, buildAlone, toolJourneys]
  : [checks, unitTests, builtSite];
const tallies: Tally[] = [];
for (const phase of phases) tallies.push(await phase());
rmSync(reports, { recursive: true });

const { passed, failed, skipped = 0 } = total(tallies);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

function total(found: readonly Tally[]): Tally {
  const sum = (of: keyof Tally) => found.reduce((all, tally) => all + (tally[of] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function heading(text: string): void {
  console.log(`\n— ${text}`);
}

function one(name: string, outcome: Outcome): Tally {
  report(name, outcome);
  return { passed: outcome.isOk ? 1 : 0, failed: outcome.isOk ? 0 : 1 };
}

async function checks(): Promise<Tally> {
  heading('Checks');
  return runChecks();
}

async function unitTests(): Promise<Tally> {
  heading('Unit tests');
  return jest([]);
}

/** Those that import a file which is not committed; where all is committed, one of the last commit. */
async function changedUnitTests(): Promise<Tally> {
  heading('Unit tests of what changed');
  const { output } = await run('git', ['status', '--porcelain']);
  return jest([output === '' ? '--lastCommit' : '--onlyChanged', '--passWithNoTests']);
}

async function jest(args: readonly string[]): Promise<Tally> {
  const file = path.join(reports, 'jest.json');
  const workers = `--maxWorkers=${jobsAtOnce()}`;
  const options = ['--json', `--outputFile=${file}`, '--silent', workers, ...args];
  const { isOk } = await runLocal('jest', options, { shows: 'errors' });
  return jestTally(file, isOk);
}

async function build(name: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  return one(name, await run('npm', ['run', '--silent', 'build'], { env }));
}

async function buildAlone(): Promise<Tally> {
  heading('Production build');
  return build('build', PUBLISHED);
}

/** Both builds, at once because webpack leaves half of two processors idle, and what only they can show. */
async function builtSite(): Promise<Tally> {
  heading('Production builds');
  const builds = total(
    await Promise.all([build('build', PUBLISHED), build('build with the local Firebase', LOCAL)]),
  );
  if (builds.failed > 0) return builds;
  heading('Built site');
  // Together, because one processor is enough for the browsers to start.
  return total([builds, ...(await Promise.all([publishedFiles(), browserTests()]))]);
}

/** What a visitor has to load of the published build, and its documents as other programs read them. */
async function publishedFiles(): Promise<Tally> {
  const script = (file: string) => run(process.execPath, ['--import', 'tsx', file, 'dist']);
  const sizes = one('sizes', await script('test/sizes/main.ts'));
  const read = await script('test/documents/main.ts');
  const documents = one('documents', read);
  for (const line of read.output.match(/^SKIPPED.*$/gm) ?? []) console.log(line);
  return total([sizes, documents]);
}

function browserTests(): Promise<Tally> {
  for (const line of missingEngines()) console.log(line);
  return playwright([]);
}

/** In the published build, which stands in for the one with accounts. */
function toolJourneys(): Promise<Tally> {
  heading('A journey in each tool');
  return playwright(['--project', 'published', '--grep', 'every tool'], { PREVIEW_DIR: PUBLISHED.OUT_DIR });
}

async function playwright(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const file = path.join(reports, 'playwright.json');
  try {
    await ensureBrowser();
    const { isOk } = await runLocal(
      'playwright',
      ['test', '--config', 'test/browser/playwright.config.ts', '--reporter', 'list,json', ...args],
      {
        env: {
          PREVIEW_PORT: String(await freePort()),
          PUBLISHED_PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          ...env,
        },
        shows: 'all',
      },
    );
    return playwrightTally(file, isOk);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return BROKEN;
  }
}

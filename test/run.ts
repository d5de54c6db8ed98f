import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, missingEngines } from './runner/browser';
import { report, runChecks, type Tally } from './runner/checks';
import { run, runLocal, type Outcome } from './runner/command';
import { freePort } from './runner/listen';
import { jestTally, playwrightTally } from './runner/results';

/**
 * `npm test`: everything, in the order in which a failure is told soonest. A failed phase does not stop the ones that don't
 * need it. The last line counts each check, each unit test and each browser test.
 */
const reports = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
const phases = [checks, unitTests, diagrams, productionBuild, browserTests];
const tallies: Tally[] = [];
for (const phase of phases) tallies.push(await phase());
rmSync(reports, { recursive: true });

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const skipped = tallies.reduce((sum, tally) => sum + (tally.skipped ?? 0), 0);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

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
  const file = path.join(reports, 'jest.json');
  const { isOk } = await runLocal('jest', ['--json', `--outputFile=${file}`, '--silent'], {
    shows: 'errors',
  });
  return jestTally(file, isOk);
}

async function diagrams(): Promise<Tally> {
  heading('Diagrams of the machines');
  return one('diagrams are up to date', await run('npm', ['run', '--silent', 'diagrams', '--', '--check']));
}

async function build(name: string, env: Readonly<Record<string, string>>): Promise<Outcome> {
  const outcome = await run('npm', ['run', '--silent', 'build'], { env });
  report(name, outcome);
  return outcome;
}

/** The build as it would be published, what a visitor has to load of it, and its documents as other programs read them. */
async function productionBuild(): Promise<Tally> {
  heading('Production build');
  const built = await build('build', { OUT_DIR: 'dist', FIREBASE_MODE: '', INSPECT: '' });
  if (!built.isOk) return { passed: 0, failed: 3 };
  const script = (file: string) => run(process.execPath, ['--import', 'tsx', file, 'dist']);
  const sizes = one('sizes', await script('test/sizes/main.ts'));
  const read = await script('test/documents/main.ts');
  const documents = one('documents', read);
  for (const line of read.output.match(/^SKIPPED.*$/gm) ?? []) console.log(line);
  return { passed: 1 + sizes.passed + documents.passed, failed: sizes.failed + documents.failed };
}

async function browserTests(): Promise<Tally> {
  heading('Browser tests');
  try {
    const browser = await ensureBrowser();
    for (const line of missingEngines()) console.log(line);
    const built = await build('build with the local Firebase', {
      OUT_DIR: 'dist-local',
      FIREBASE_MODE: 'local',
      INSPECT: '1',
    });
    if (!built.isOk) return { passed: 0, failed: 1 };
    const file = path.join(reports, 'playwright.json');
    const env = {
      CHROMIUM_PATH: browser,
      PREVIEW_PORT: String(await freePort()),
      PUBLISHED_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const args = ['test', '--config', 'test/browser/playwright.config.ts', '--reporter', 'list,json'];
    const { isOk } = await runLocal('playwright', args, { env, shows: 'all' });
    const tally = playwrightTally(file, isOk);
    return { ...tally, passed: 1 + tally.passed };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

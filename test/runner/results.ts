import { readFileSync } from 'node:fs';
import type { Tally } from './checks';

/** A run that ended without a report. */
export const BROKEN: Tally = { passed: 0, failed: 1 };

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not be loaded; their tests are not counted elsewhere. */
  readonly numRuntimeErrorTestSuites: number;
}

/** A file or a `describe` block of Playwright's. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string;
      /** `skip` or `fixme` for a skipped test, with the reason if there is one. */
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Errors outside tests, such as files that could not be loaded. */
  readonly errors: readonly unknown[];
}

/** Counts of a jest run. @param isOk whether jest succeeded */
export function jestTally(file: string, isOk: boolean): Tally {
  const report = read(file) as JestReport | undefined;
  if (!report) return BROKEN;
  return atLeastOneFailed(isOk, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Counts of a Playwright run. A test that needed a second attempt, or was skipped without a reason, has failed. */
export function playwrightTally(file: string, isOk: boolean): Tally {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return BROKEN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const forgotten = report.suites.flatMap(skippedWithoutReason).length;
  if (forgotten > 0) console.log(`${forgotten} tests are skipped without a reason.`);
  const failed = unexpected + flaky + report.errors.length + forgotten;
  return atLeastOneFailed(isOk, { passed: expected, failed, skipped: skipped - forgotten });
}

function skippedWithoutReason({ suites = [], specs = [] }: Suite): unknown[] {
  const own = specs.flatMap(({ tests }) =>
    tests.filter(
      ({ status, annotations }) =>
        status === 'skipped' && !annotations.some(({ description }) => description !== undefined),
    ),
  );
  return [...own, ...suites.flatMap(skippedWithoutReason)];
}

function atLeastOneFailed(isOk: boolean, tally: Tally): Tally {
  return { ...tally, failed: isOk ? tally.failed : Math.max(tally.failed, 1) };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

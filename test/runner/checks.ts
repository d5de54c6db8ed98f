import { runLocal, type Outcome } from './command';
import { jobsAtOnce } from './cores';

/** One thing that can be said about the code without running it. */
interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
}

/** Longest first, so that all cores are busy to the end. None of them writes a file. */
const CHECKS: readonly Check[] = [
  { name: 'lint', tool: 'oxlint', args: ['--max-warnings', '0', '.'] },
  { name: 'types', tool: 'tsc', args: ['--project', '.'] },
  {
    name: 'boundaries',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'src', 'machines', 'test', 'webpack.config.ts'],
  },
  { name: 'formatting', tool: 'oxfmt', args: ['--check', '.'] },
  { name: 'unused code', tool: 'knip', args: ['--no-progress'] },
  { name: 'types of the machines', tool: 'tsc', args: ['--project', 'machines', '--noEmit'] },
];

/** How many steps held and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What this machine has no means for; none where it is left out. */
  readonly skipped?: number;
}

/** Runs all checks and prints a line for each, with the output of those that failed. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...CHECKS];
  let failed = 0;
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await runLocal(check.tool, check.args);
      report(check.name, outcome);
      if (!outcome.isOk) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: jobsAtOnce() }, work));
  return { passed: CHECKS.length - failed, failed };
}

/** One line for a step; its output only where it failed. */
export function report(name: string, { isOk, output, seconds }: Outcome): void {
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isOk) console.log(output.trimEnd());
}

import { runLocal, type Outcome } from './command';
import { jobsAtOnce } from './cores';

/** A static check of the code, or of a committed file that a script makes. */
interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
}

/** Longest first, to keep all cores busy. None of them changes a tracked file. */
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
  { name: 'diagrams show the machines', tool: 'tsx', args: ['test/diagrams/main.ts', '--check'] },
  { name: 'art follows its sources', tool: 'tsx', args: ['test/art/main.ts', '--check'] },
  { name: 'types of the worker', tool: 'tsc', args: ['--project', 'src/worker'] },
  { name: 'types of the machines', tool: 'tsc', args: ['--project', 'machines', '--noEmit'] },
];

/** Numbers of passed and failed steps. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Steps whose tools are missing; none by default. */
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

/** Prints a line for a step, and its output if it failed. */
export function report(name: string, { isOk, output, seconds }: Outcome): void {
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isOk) console.log(output.trimEnd());
}

/** One line of the performance table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 'ms' | 'MB' | 'times';
  /** Maximum allowed value. */
  readonly target?: number;
}

/** A line that could not be measured, and why. */
interface SkippedRow {
  readonly name: string;
  readonly skipped: string;
}

/** A line of the table. */
export type BenchRow = Row | SkippedRow;

/** Runs one measurement; a failure becomes a line that reports it. */
export async function measure(
  name: string,
  take: () => Promise<readonly Row[]>,
): Promise<readonly BenchRow[]> {
  try {
    return await take();
  } catch (error) {
    const [reason = 'unknown'] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ name, skipped: reason }];
  }
}

function targetOf({ value, unit, target }: Row): string {
  if (target === undefined) return '';
  return `  at most ${target} ${unit}: ${value <= target ? 'kept' : 'MISSED'}`;
}

/** A line as printed, in columns. */
export function lineOf(row: BenchRow): string {
  const name = row.name.padEnd(66);
  return 'skipped' in row
    ? `${name} not measured: ${row.skipped}`
    : `${name} ${row.value.toFixed(row.unit === 'times' ? 3 : 1).padStart(9)} ${row.unit}${targetOf(row)}`;
}

/** Takes a measurement and the one it is compared with in turns, so that a busy moment of the machine affects both. */
export async function inTurns<Result>(
  turns: number,
  takeOwn: () => Promise<Result>,
  takeBare: () => Promise<Result>,
): Promise<{ readonly own: readonly Result[]; readonly bare: readonly Result[] }> {
  const own: Result[] = [];
  const bare: Result[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    own.push(await takeOwn());
    bare.push(await takeBare());
  }
  return { own, bare };
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median, which a single slow run doesn't affect. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

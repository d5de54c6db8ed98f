/** One line of the performance table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 'ms' | 'MB';
}

/** A line that could not be measured, and why. */
export interface SkippedRow {
  readonly name: string;
  readonly skipped: string;
}

/** A line of the table. */
export type BenchRow = Row | SkippedRow;

/** Runs one measurement; a failure becomes a line that says so, never a made-up number. */
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

/** A line as it is printed, in columns. */
export function lineOf(row: BenchRow): string {
  const name = row.name.padEnd(52);
  return 'skipped' in row
    ? `${name} not measured: ${row.skipped}`
    : `${name} ${row.value.toFixed(1).padStart(9)} ${row.unit}`;
}

/** The middle one, which a single slow run does not move. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** Failures that were found once; they are tried first in every run until the property holds for them. */
const FOUND = join(import.meta.dirname, 'found');

/** The seed of this run: another one each time, unless PROPERTY_SEED names it. */
const SEED = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));

const fileOf = (name: string) => join(FOUND, `${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.json`);

function foundBefore(name: string): unknown[] {
  const file = fileOf(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown[]) : [];
}

function save(name: string, found: readonly unknown[]): string {
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(found, null, 2)}\n`);
  return fileOf(name);
}

/**
 * Declares a test that tries a sentence on random values. What fails is shrunk to the smallest value that still fails, printed
 * with its seed and saved.
 * @param name the sentence; also the name of the file in `found`
 * @param values must be plain JSON, so that a failure can be saved
 * @param runs how many values are tried
 * @param check throws where the sentence does not hold
 */
export function property<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  runs: number,
  check: (value: Value) => void,
): void {
  it(`${name} (${runs} times)`, () => {
    const known = foundBefore(name) as Value[];
    // Not stdout: there `npm test` has jest put its report.
    process.stderr.write(
      `  seed ${SEED}, ${runs} runs${known.length ? `, ${known.length} known` : ''}: ${name}\n`,
    );
    const details = fc.check(
      fc.property(values, (value) => {
        check(value);
      }),
      { seed: SEED, numRuns: runs + known.length, examples: known.map((value): [Value] => [value]) },
    );
    if (!details.failed) return;
    const [smallest] = details.counterexample ?? [];
    if (smallest === undefined) throw new Error(fc.defaultReportMessage(details));
    const isKnown = known.some((value) => JSON.stringify(value) === JSON.stringify(smallest));
    const file = save(name, isKnown ? known : [...known, smallest]);
    throw new Error(
      `PROPERTY_SEED=${SEED} repeats this. The smallest example is saved in ${file}.\n` +
        String(fc.defaultReportMessage(details)),
    );
  }, 900_000);
}

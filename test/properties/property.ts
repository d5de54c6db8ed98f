import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';

/** The seed of this run: a new one each time, unless PROPERTY_SEED repeats a failed run. */
const SEED = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));

/**
 * Declares a test that checks a statement for random values. A failure reports the seed and the smallest failing value.
 * @param runs how many random values are tried
 * @param check throws if the statement is false
 * @param examples values that failed earlier, tried first
 */
export function property<Value>(
  statement: string,
  values: fc.Arbitrary<Value>,
  runs: number,
  check: (value: Value) => void,
  examples: readonly Value[] = [],
): void {
  it(`${statement} (${runs} times)`, async () => {
    const each = fc.asyncProperty(values, async (value) => {
      check(value);
      // Lets the promises of one value settle before the next one.
      await Promise.resolve();
    });
    await fc.assert(each, {
      seed: SEED,
      numRuns: runs + examples.length,
      examples: examples.map((value): [Value] => [value]),
    });
  });
}

/** Like `toEqual`, which is too slow for a hundred thousand calls and therefore only reports differences. */
export function expectSame(before: unknown, after: unknown): void {
  if (!isDeepStrictEqual(after, before)) expect(after).toEqual(before);
}

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';

/** The seed of this run: a new one each time, unless PROPERTY_SEED repeats a failed run. */
const SEED = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));

/**
 * Declares a test that checks a statement for random values. A failure names the seed and the smallest value that fails.
 * @param runs how many random values are tried
 * @param check throws where the statement does not hold
 * @param examples values that once failed; they are tried first
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
      // Promises that one value leaves behind are settled before the next one.
      await Promise.resolve();
    });
    await fc.assert(each, {
      seed: SEED,
      numRuns: runs + examples.length,
      examples: examples.map((value): [Value] => [value]),
    });
  }, 900_000);
}

/** Like `toEqual`, which takes too long to be called a hundred thousand times: it only words a difference. */
export function expectSame(before: unknown, after: unknown): void {
  if (!isDeepStrictEqual(after, before)) expect(after).toEqual(before);
}

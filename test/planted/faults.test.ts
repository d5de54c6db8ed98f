import { existsSync, readFileSync } from 'node:fs';
import { readFaults } from './faults';
import { readRows } from './rows';

const occurrences = ({ file, find }: { readonly file: string; readonly find: string }) =>
  readFileSync(file, 'utf8').split(find).length - 1;

it.each(readFaults())('$name: the text to replace stands once in its file', ({ edit }) => {
  expect(occurrences(edit)).toBe(1);
});

/** The folders or files of tests that a check of the list names. */
function testsOf(check: string): readonly string[] {
  const [tool, ...names] = check.split(' ');
  if (tool === 'jest') return names;
  return names.map((spec) => `test/browser/${spec}.spec.ts`);
}

it('names tests that are there', () => {
  const named = readFaults().flatMap(({ caughtBy }) => testsOf(caughtBy));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it.each(readRows())('$name: the lines that stay or go stand once in their file', ({ edits }) => {
  const places = edits.flatMap((edit) => ('file' in edit && edit.find !== '' ? [edit] : []));
  expect(places.filter((place) => occurrences(place) !== 1)).toEqual([]);
});

import path from 'node:path';
import { filesIn } from '../../src/app/build/filesIn';
import { ROOT } from './command';

const MODULE = /\.tsx?$/;

/** Modules that imports without extensions can't tell apart if the file system ignores case, as on macOS and Windows. */
function clashes(files: readonly string[]): string[] {
  const first = new Map<string, string>();
  return files.filter((file) => {
    const address = file.replace(MODULE, '');
    const key = address.toLowerCase();
    const known = first.get(key) ?? address;
    first.set(key, known);
    return known !== address;
  });
}

it.each(['src', 'machines', 'test'])('%s has no two modules whose names differ only in case', (folder) => {
  const modules = filesIn(path.join(ROOT, folder)).filter((file) => MODULE.test(file));
  expect(modules.length).toBeGreaterThan(0);
  expect(clashes(modules)).toEqual([]);
});

it('finds a clash', () => {
  expect(clashes(['a/Sheet.tsx', 'a/sheet.ts', 'b/sheet.ts'])).toEqual(['a/sheet.ts']);
});

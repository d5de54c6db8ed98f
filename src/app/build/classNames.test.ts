/** @jest-environment node */
import path from 'node:path';
import { createClassNamer, cssModulesIn } from './classNames';

const sheets = Array.from({ length: 400 }, (_, index) => `sheet-${String(index).padStart(3, '0')}`);

describe('createClassNamer', () => {
  it('gives short, unique names that begin with a capital', () => {
    const nameOf = createClassNamer(sheets);
    const parts = Array.from({ length: 40 }, (_, index) => `part${index}`);
    const names = sheets.flatMap((file) => parts.map((part) => nameOf(file, part)));
    expect(new Set(names).size).toBe(400 * 40);
    for (const name of names) expect(name).toMatch(/^[B-Z][b-z][\da-z]{1,2}$/);
  });

  it('gives the same name again, whatever the order of the list', () => {
    const nameOf = createClassNamer(['b', 'a']);
    const names = [nameOf('a', 'head'), nameOf('b', 'head'), nameOf('a', 'row'), nameOf('a', 'head')];
    expect(names.join(' ')).toBe('Bb0 Bc0 Bb1 Bb0');
  });

  it('refuses a sheet that is not in the list, and too many sheets', () => {
    expect(() => createClassNamer(['a'])('b', 'head')).toThrow('b is not among the style sheets.');
    expect(() => createClassNamer([...sheets, 'one more'])).toThrow(RangeError);
  });
});

it('finds the style sheets of a folder and its subfolders', () => {
  const found = cssModulesIn(import.meta.dirname.replace(/build$/, 'shell'));
  expect(found.map((file) => path.basename(file))).toContain('Footer.module.css');
  expect(found.every((file) => path.isAbsolute(file))).toBe(true);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeIn } from '../documents/sources';
import { WORKSHOP_WORDS, workshopFiles } from './workshop';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workshop-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'main.1.js'), 'var a="Next"');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds nothing in a build without the workshop', () => {
  expect(workshopFiles(folder)).toEqual([]);
});

it('names the file and the word, wherever it occurs', () => {
  writeFileSync(path.join(folder, 'assets', 'tools.1.js'), 'x.type.endsWith("/@@jump")');
  expect(workshopFiles(folder)).toEqual(['assets/tools.1.js says “@@jump”']);
});

it('finds a path of the machine that built the site', () => {
  writeFileSync(
    path.join(folder, 'assets', 'pdf.1.js'),
    'require("file:///home/me/site/node_modules/pdfjs-dist/pdf.mjs")',
  );
  expect(workshopFiles(folder)).toEqual(['assets/pdf.1.js says “/node_modules/”']);
});

it('names the page itself', () => {
  writeFileSync(path.join(folder, 'machines.html'), '<!doctype html>');
  expect(workshopFiles(folder)).toEqual(['machines.html is there']);
});

it('looks for words that occur in the code, so that a changed one is noticed', () => {
  const code = codeIn('src');
  expect(WORKSHOP_WORDS.filter((word) => !code.includes(word))).toEqual([]);
});

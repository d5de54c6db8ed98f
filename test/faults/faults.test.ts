/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableRows } from '../documents/tables';

const rows = tableRows(readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8'));

it.each(rows)('%s: is caused by tests that exist and read what the visitor sees', (_, seen, lost, links) => {
  const tests = [...links.matchAll(/\[(.+?)\]\((.+?)\)(?=<br>|$)/g)].map(([, title = '', file = '']) => ({
    title,
    source: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }));
  expect(tests).not.toEqual([]);
  expect(tests.filter(({ title, source }) => !source.includes(title)).map(({ title }) => title)).toEqual([]);
  const quotes = [...seen.matchAll(/“(.+?)”/g)].map(([, words = '']) => words);
  const sources = tests.map(({ source }) => source).join('\n');
  expect(quotes.filter((words) => !sources.includes(words))).toEqual([]);
  expect(lost).not.toBe('');
});

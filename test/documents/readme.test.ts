/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readRows } from '../planted/rows';
import { codeIn, pathsIn } from './sources';
import { tableRows } from './tables';

const code = codeIn('src', 'machines');
const readme = readFileSync('README.md', 'utf8');
const sectionOf = (heading: string): string => readme.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;

const ways = sectionOf('Three ways through the code');
const names = [...ways.matchAll(/`(\w+)`/g)].map((match) => match[1]!);

it('the README leads through the code three times, past at most 9, 7 and 11 functions', () => {
  // What is in brackets is only asked for a value.
  const lists = ways.split(/^\*\*/m).slice(1);
  const lengths = lists.map((way) => new Set(way.replace(/\([^)]*\)/g, '').match(/`\w+`/g)).size);
  expect(lengths).toHaveLength(3);
  expect([9, 7, 11].filter((most, way) => lengths[way]! > most)).toEqual([]);
});

it.each([...new Set(names)])('%s, named in the three ways, is declared in the code', (name) => {
  expect(code).toMatch(
    new RegExp(`(?:function|const|async) ${name}\\b|^ +${name}[(:]|[{,] ${name}\\b.*\\} =`, 'm'),
  );
});

it('every folder of the code has its row', () => {
  const named = tableRows(sectionOf('Folders')).map(([folder]) => folder);
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named).toEqual(expect.arrayContaining(folders.map(({ name }) => `\`src/${name}\``)));
});

it('every row of "Where does X go?" is tried by `npm run planted`', () => {
  const names = tableRows(sectionOf('Where does X go?')).map(([name]) => name);
  expect(names.toSorted()).toEqual(
    readRows()
      .map(({ name }) => name)
      .toSorted(),
  );
});

it.each([...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, file]) => file!))(
  'the picture %s exists',
  (file) => {
    expect(existsSync(file)).toBe(true);
  },
);

it('every source file that a README names exists', () => {
  const files = [...readdirSync('.'), ...['src', 'machines', 'test', 'public'].flatMap(pathsIn)];
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((readme) =>
      [...readFileSync(readme, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|cjs|rules|md))`/g)]
        .map(([, name]) => name!)
        .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map((name) => `${readme}: ${name}`),
    );
  expect(missing).toEqual([]);
});

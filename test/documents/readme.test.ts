/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const code = ['src', 'machines']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const [, ways = ''] =
  /## Three ways through the code\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];
const names = [...ways.matchAll(/`(\w+)`/g)].map((match) => match[1]!);

it('the README describes three ways through the code', () => {
  expect(ways.match(/^\*\*/gm)).toHaveLength(3);
});

it.each([...new Set(names)])('%s, named in the three ways, is declared in the code', (name) => {
  expect(code).toMatch(
    new RegExp(`(?:function|const|async) ${name}\\b|^ +${name}[(:]|[{,] ${name}\\b.*\\} =`, 'm'),
  );
});

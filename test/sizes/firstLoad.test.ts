import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { budgetOf, unfoundPackages, weigh } from './firstLoad';

const folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
mkdirSync(path.join(folder, 'assets'));
const write = (name: string, code: string) => writeFileSync(path.join(folder, 'assets', name), code);

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/patent', 105],
  ['/calculator', 105],
  ['/resume', 120],
  ['/gym', 150],
  ['/rakshaBhandan', 150],
] as const)('%s may weigh %i KB', (route, budget) => {
  expect(budgetOf(route)).toBe(budget);
});

it('recognises a package that loads with the page by the words in its code', () => {
  write('main.js', 'var a="notistack-snackbar"');
  write('page.js', 'var b=1');
  expect(weigh(folder, ['assets/main.js', 'assets/page.js']).tooEarly).toEqual(['notistack']);
  expect(weigh(folder, ['assets/page.js']).tooEarly).toEqual([]);
});

it('reports a package that is missing from the build, because its words may have changed', () => {
  write('late.js', '"https://identitytoolkit.googleapis.com";');
  expect(unfoundPackages(folder)).toEqual(['html2canvas', 'pdfjs-dist']);
});

/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { DocumentsPlugin, fileAt } from './DocumentsPlugin';

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = path.join(folder, 'main.js');
const compiler = webpack({
  mode: 'development',
  recordsPath: path.join(folder, 'records.json'),
  entry: { main: entry },
  output: { path: path.join(folder, 'dist') },
  plugins: [
    new webpack.HotModuleReplacementPlugin(),
    new DocumentsPlugin({ bundle: undefined, origin: '', isInspected: true }),
  ],
});

/** @returns the names of the files that were written */
async function build(source: string): Promise<readonly string[]> {
  writeFileSync(entry, source);
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, built) => (built ? resolve(built) : reject(error!))),
  );
  return stats.toJson({ assets: true }).assets!.map(({ name }) => name);
}

it('a page that reloads after a change does not run the hot update of that change', async () => {
  await build('console.log(1);');
  expect(await build('console.log(2);')).toContainEqual(expect.stringMatching(/\.hot-update\.js$/));
  const html = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
  expect(html).toContain('src="/main.js"');
  expect(html).not.toContain('hot-update');
});

it.each([
  ['/', 'index.html'],
  ['/rakshabhandan/', 'rakshaBhandan.html'],
  ['/nothing/here', '404.html'],
])('the page at %s has the file %s', (address, file) => {
  expect(fileAt(address)).toBe(file);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '../../src/domain/routes';
import { readHosting } from '../preview/hosting';
import { elements, fileOf, readSite } from './builtSite';
import { brokenLinks } from './links';
import { heldUp, tooHeavy } from './weights';

const hosting = readHosting('firebase.json');
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD =
  '<meta property="og:image" content="/share.jpg"><a href="/patent#fees">Fees</a><h2 id="fees">Fees</h2>';

/** Writes a small site without faults, except for what one of its pages says in place of the others' words. */
function site(file = '', html = '') {
  for (const name of [...ROUTES.map((route) => fileOf(route.path)), '404.html'])
    writeFileSync(path.join(folder, name), name === file ? html : GOOD);
  return readSite(folder);
}

beforeAll(() => {
  writeFileSync(path.join(folder, 'share.jpg'), 'picture');
  mkdirSync(path.join(folder, 'assets'));
});

it('reports nothing for a site without faults', () => {
  const built = site();
  expect(brokenLinks(built, hosting)).toEqual([]);
  expect(tooHeavy(built)).toEqual([]);
  expect(heldUp(built)).toEqual([]);
});

it.each([
  ['<a href="/nowhere?x=1">', '/nowhere?x=1 is not there'],
  ['<a href="/brand#prices">', '/brand#prices has no element #prices'],
  ['<a href="#top">', '#top has no element #top'],
  ['<img src="/assets/gone.webp" alt="">', '/assets/gone.webp is not there'],
  ['<img srcset="/share.jpg 1x, /gone.jpg 2x" alt="">', '/gone.jpg is not there'],
  ['<meta property="og:image" content="/share/gone.jpg">', '/share/gone.jpg is not there'],
])('finds the broken link in %s', (html, fault) => {
  expect(brokenLinks(site('patent.html', html), hosting)).toContain(`patent.html: ${fault}`);
});

it('ignores other hosts, and follows redirects to clean URLs', () => {
  const ways =
    '<a href="https://example.com/x"><a href="mailto:a@example.com"><a href="//example.com"><a href="/brand.html">';
  expect(brokenLinks(site('index.html', ways), hosting)).toEqual([]);
});

it('reports documents and pictures that are too large', () => {
  const noise = Array.from({ length: 15_000 }, (_, index) => Math.sin(index).toString(36).slice(-2)).join('');
  writeFileSync(path.join(folder, 'assets/noise.png'), 'x'.repeat(60_001));
  expect(tooHeavy(site('patent.html', noise))).toEqual([
    expect.stringMatching(/^patent\.html weighs \d+\.\d KB of 14$/),
    'assets/noise.png weighs 60.0 KB of 60',
  ]);
  rmSync(path.join(folder, 'assets/noise.png'));
});

it('reports pages that wait for a script', () => {
  const own = '<script async src="/assets/boot.js"></script><script defer src="/assets/main.js"></script>';
  const html = `${own}<script src="/assets/slow.js"></script>`;
  expect(heldUp(site('diwali.html', html))).toEqual(['diwali.html waits for /assets/slow.js']);
});

it('ignores elements inside scripts', () => {
  expect(elements('<script>"<a href=\\"/x\\">"</script><a href="/y?a=1&amp;b=2">', 'a')).toEqual([
    new Map([['href', '/y?a=1&b=2']]),
  ]);
});

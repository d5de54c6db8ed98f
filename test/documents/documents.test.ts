/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ROUTES } from '../../src/domain/routes';
import { pageHeadAt } from '../../src/app/pageHead';
import { readHosting } from '../preview/hosting';
import { elements, fileOf, readSite } from './builtSite';
import { headFaults } from './heads';
import { brokenLinks } from './links';
import { heldUp, tooHeavy } from './weights';

const hosting = readHosting('firebase.json');
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Page {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  readonly width: number;
  readonly data: string;
  readonly body: string;
}

const html = ({ title, description, canonical, isHidden, width, data, body }: Page) =>
  [
    `<title>${title}</title><meta name="description" content="${description}">`,
    canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`,
    isHidden ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="https://example.in/share.jpg"><meta property="og:locale" content="en_IN">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="20">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${data}</script>${body}`,
  ].join('');

/** Writes a small site without faults, except for the changes to one of its pages. */
function site(file: string, changed: Partial<Page> = {}) {
  const pages = ROUTES.map((route): [string, Page] => {
    const isHome = route.path === '/home';
    return [
      fileOf(route.path),
      {
        title: `A page called ${isHome ? '/' : route.path}`,
        description: pageHeadAt(route.path).description,
        canonical: `https://example.in${isHome ? '/' : route.path}`,
        isHidden: (route.noIndex ?? false) && !isHome,
        width: 40,
        data: '{"@context":"https://schema.org"}',
        body: '<a href="/patent#fees">Fees</a><h2 id="fees">Fees</h2>',
      },
    ];
  });
  const missing = {
    title: 'Nothing is here',
    description: 'n'.repeat(80),
    canonical: undefined,
    isHidden: true,
  };
  const all = [...pages, ['404.html', { ...pages[0]![1], ...missing }] as const];
  for (const [name, page] of all) {
    writeFileSync(path.join(folder, name), html(name === file ? { ...page, ...changed } : page));
  }
  return readSite(folder);
}

beforeAll(async () => {
  const grey = { create: { width: 40, height: 20, channels: 3, background: '#888' } } as const;
  await sharp(grey).jpeg().toFile(path.join(folder, 'share.jpg'));
  mkdirSync(path.join(folder, 'assets'));
});

it('reports nothing for a site without faults', () => {
  const built = site('');
  expect(headFaults(built, hosting)).toEqual([]);
  expect(brokenLinks(built, hosting)).toEqual([]);
  expect(tooHeavy(built)).toEqual([]);
  expect(heldUp(built)).toEqual([]);
});

it.each<[fault: string, changed: Partial<Page>]>([
  ['its title has 5 characters', { title: 'Short' }],
  ['its description has 20 characters', { description: 'Twenty characters it' }],
  ['its description is that of index.html', { description: pageHeadAt('/').description }],
  [
    'its canonical address https://example.in/nowhere leads nowhere',
    { canonical: 'https://example.in/nowhere' },
  ],
  ['has no canonical address', { canonical: undefined }],
  ['may not be indexed', { isHidden: true }],
  ['its picture is 40 × 20, and its head says 1200 × 20', { width: 1200 }],
  ['its structured data cannot be read', { data: '{' }],
  ['its structured data has no context', { data: '{}' }],
])('finds that %s', (fault, changed) => {
  expect(headFaults(site('patent.html', changed), hosting)).toContain(`patent.html: ${fault}`);
});

it.each([
  ['<a href="/nowhere?x=1">', '/nowhere?x=1 is not there'],
  ['<a href="/brand#prices">', '/brand#prices has no element #prices'],
  ['<a href="#top">', '#top has no element #top'],
  ['<img src="/assets/gone.webp" alt="">', '/assets/gone.webp is not there'],
  ['<img srcset="/share.jpg 1x, /gone.jpg 2x" alt="">', '/gone.jpg is not there'],
])('finds the broken link in %s', (body, fault) => {
  expect(brokenLinks(site('patent.html', { body }), hosting)).toContain(`patent.html: ${fault}`);
});

it('ignores other hosts, and follows redirects to clean URLs', () => {
  const body =
    '<a href="https://example.com/x"><a href="mailto:a@example.com"><a href="//example.com"><a href="/brand.html">';
  expect(brokenLinks(site('index.html', { body: `${body}<h2 id="fees">` }), hosting)).toEqual([]);
});

it('reports documents and pictures that are too large', () => {
  const noise = Array.from({ length: 15_000 }, (_, index) => Math.sin(index).toString(36).slice(-2)).join('');
  writeFileSync(path.join(folder, 'assets/noise.png'), 'x'.repeat(60_001));
  expect(tooHeavy(site('patent.html', { body: noise }))).toEqual([
    expect.stringMatching(/^patent\.html weighs \d+\.\d KB of 14$/),
    'assets/noise.png weighs 60.0 KB of 60',
  ]);
  rmSync(path.join(folder, 'assets/noise.png'));
});

it('reports pages that wait for a script', () => {
  const own = '<script async src="/assets/boot.js"></script><script defer src="/assets/main.js"></script>';
  const body = `${own}<script src="/assets/slow.js"></script>`;
  expect(heldUp(site('diwali.html', { body }))).toEqual(['diwali.html waits for /assets/slow.js']);
});

it('ignores elements inside scripts', () => {
  expect(elements('<script>"<a href=\\"/x\\">"</script><a href="/y?a=1&amp;b=2">', 'a')).toEqual([
    new Map([['href', '/y?a=1&b=2']]),
  ]);
});

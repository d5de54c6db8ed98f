/** @jest-environment node */
import { ROUTES } from '../../src/domain/routes';
import { headersFor, matches, readHosting } from './hosting';
import { resolve } from './resolve';

const hosting = readHosting('firebase.json');
const pages = ROUTES.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
const files = new Set([...pages, '404.html', 'robots.txt', 'assets/main.0a1b2c3d.js', 'forms/contact.html']);
const answerTo = (target: string) => resolve(hosting, files, target);

describe('a page of the route table', () => {
  it.each(ROUTES.map(({ path }, index) => ({ path, file: pages[index] })))(
    '$path is answered with its own file in any case',
    ({ path, file }) => {
      const expected = { kind: 'file', file, status: 200 };
      expect(answerTo(path)).toEqual(expected);
      expect(answerTo(path.toUpperCase())).toEqual(expected);
      expect(answerTo(path.toLowerCase())).toEqual(expected);
    },
  );

  it('has exactly one rewrite', () => {
    const destinations = hosting.rewrites.map(({ destination }) => destination.slice(1));
    expect(destinations.toSorted()).toEqual(pages.filter((page) => page !== 'index.html').toSorted());
  });
});

it.each([
  ['/diwali/', '/diwali'],
  ['/diwali.html', '/diwali'],
  ['/index.html', '/'],
  ['/aiTools/?from=mail', '/aiTools?from=mail'],
  ['//example.com', '/example.com'],
  ['/\\example.com', '/example.com'],
  ['//', '/'],
])('the untidy address %s redirects to %s', (target, location) => {
  expect(answerTo(target)).toEqual({ kind: 'redirect', location });
});

describe('an address with nothing behind it, or with a way out of the folder', () => {
  it.each([
    '/diwali/2',
    '/DIWALIx',
    '/assets/',
    '/index.php',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%5cpackage.json',
    '/forms/%00contact.html',
  ])('%s is answered with the 404 page and status', (target) => {
    const answer = answerTo(target);
    const final = answer.kind === 'redirect' ? answerTo(answer.location) : answer;
    expect(final).toEqual({ kind: 'file', file: '404.html', status: 404 });
  });

  it.each(['/%', '/%E0%A4', 'http://example.com/'])('%s is a bad request', (target) => {
    expect(answerTo(target)).toEqual({ kind: 'badRequest' });
  });
});

describe('headers', () => {
  it('let browsers keep hashed files for a year, and revalidate pages', () => {
    expect(headersFor(hosting, '/assets/main.0a1b2c3d.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const { path } of ROUTES) expect(headersFor(hosting, path)['Cache-Control']).toBe('no-cache');
  });

  it('allow scripts of this site and the Google pop-up only, whose opener is kept, and no frames elsewhere', () => {
    const headers = headersFor(hosting, '/nothing');
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("script-src 'self' https://apis.google.com;");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });
});

it('rejects a glob that Firebase would read differently', () => {
  expect(() => matches({ source: '/@(a|b)/**' }, '/a/x')).toThrow('Only * and **');
});

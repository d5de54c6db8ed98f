/** @jest-environment node */
import { SITE } from '../../src/content/site';
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
    '/404',
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

  it('let the browser’s viewer open the sample PDFs, and search engines leave them out', () => {
    expect(headersFor(hosting, '/samples/resume-1.pdf')).toMatchObject({
      // No object-src, because older browsers treat their own viewer as a plug-in of the page.
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    });
  });

  const headers = headersFor(hosting, '/nothing');
  const policy = new Map(
    headers['Content-Security-Policy']?.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  it.each([
    // Anything that is not named below, such as plug-ins, media and nested workers.
    ['default-src', "'none'"],
    // The scripts of Google's sign-in.
    ['script-src', "'self' https://apis.google.com"],
    // Pages have their styles inlined.
    ['style-src', "'self' 'unsafe-inline'"],
    // Logos and photos of the visitor, and the finished poster.
    ['img-src', "'self' data: blob:"],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-ancestors', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ])('%s allows %s', (directive, sources) => {
    expect(policy.get(directive)?.join(' ')).toBe(sources);
  });

  it('let the page reach Firebase only, and embed its own forms, the sign-in and the configured forms', () => {
    const forms = Object.values(SITE.forms).filter((address) => address !== null);
    const hosts = forms.map((address) => new URL(address).origin);
    expect(policy.get('connect-src')?.filter((source) => !source.endsWith('.googleapis.com'))).toEqual([
      "'self'",
      ...hosts,
    ]);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://*.firebaseapp.com', 'mailto:', ...hosts]);
  });

  it.each([
    // Two years, as Mozilla's Observatory and the preload list ask for.
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    // The sign-in's pop-up answers its opener.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ])('%s is %s', (name, value) => {
    expect(headers[name]).toBe(value);
  });
});

it('rejects a glob that Firebase would read differently', () => {
  expect(() => matches({ source: '/@(a|b)/**' }, '/a/x')).toThrow('Only * and **');
});

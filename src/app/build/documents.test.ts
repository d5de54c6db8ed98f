import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeAt, ROUTES } from '../../domain/routes';
import { pageHeadAt } from '../pageHead';
import { htmlDocument, type HtmlDocument } from './htmlDocument';
import { searchFiles } from './searchFiles';
import { siteOriginFromEnv } from './siteOrigin';
import { colour, readColours } from './tokens';

const page: HtmlDocument = {
  head: pageHeadAt('/patent'),
  origin: 'https://example.in',
  pictureAlt: 'A sealed specification',
  bars: { light: '#ffffff', dark: '#000000' },
  data: { text: '</script><b>' },
  styles: [{ href: '/assets/main.css', css: 'b{color:red}' }],
  earlyScripts: ['/assets/boot.js'],
  screenScripts: ['/assets/gallery.js', '/assets/cards.js'],
  scripts: ['/assets/react.js', '/assets/main.js'],
  imports: ['/assets/patent.js'],
  fonts: ['/assets/font.woff2'],
  markup: '<h1>Patent <!-- -->services</h1>',
};
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('an HTML file', () => {
  it('has the page’s own title and description, and its markup unchanged', () => {
    const html = parse(htmlDocument(page));
    expect(html.title).toBe('Patent services and fees — Empowering Innovation');
    expect(metaOf(html, 'description')).toBe(pageHeadAt('/patent').description);
    expect(htmlDocument(page)).toContain(`<div id="root">${page.markup}</div>`);
  });

  it.each([
    ['/patent', 'https://example.in/patent', undefined],
    ['/home', 'https://example.in/', undefined],
    ['/login', 'https://example.in/login', 'noindex'],
    ['/nothing', undefined, 'noindex'],
  ])('for %s has the canonical address %s and says %s to search engines', (address, canonical, robots) => {
    const html = parse(htmlDocument({ ...page, head: pageHeadAt(address) }));
    expect(html.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical);
    expect(metaOf(html, 'robots')).toBe(robots);
  });

  it('contains its styles and no inline scripts, which the security policy would block', () => {
    const html = parse(htmlDocument(page));
    expect(html.querySelector('style')?.textContent).toBe('b{color:red}');
    const scripts = [...html.querySelectorAll<HTMLScriptElement>('script:not([type])')];
    expect(scripts.map(({ src, text }) => [new URL(src).pathname, text])).toEqual([
      ['/assets/boot.js', ''],
      ['/assets/react.js', ''],
      ['/assets/main.js', ''],
    ]);
  });

  it('does not block layout on scripts and prefetches what they import', () => {
    const html = parse(htmlDocument(page));
    expect(html.querySelectorAll('script[src]:not([async]), script[defer]')).toHaveLength(0);
    const fetched = [...html.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')];
    expect(fetched.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/patent.js']);
    const early = html.querySelector<HTMLScriptElement>('script[fetchpriority="high"]');
    expect(early?.dataset.screen).toBe('/assets/gallery.js /assets/cards.js');
  });

  it('escapes text, and contains JSON-LD that no text in it can end early', () => {
    const head = { ...page.head, title: '"><script>', description: '"><b>&' };
    const html = parse(htmlDocument({ ...page, head }));
    expect(html.title).toBe('"><script>');
    expect(metaOf(html, 'description')).toBe('"><b>&');
    const block = html.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block?.textContent ?? '')).toEqual(page.data);
    expect(html.querySelector('b')).toBeNull();
  });

  it.each([
    ['og:title', page.head.title],
    ['og:description', page.head.description],
    ['og:url', 'https://example.in/patent'],
    ['og:image', 'https://example.in/share/patent.jpg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A sealed specification'],
    ['twitter:card', 'summary_large_image'],
  ])('describes the page for shared links: %s is %s', (name, content) => {
    expect(metaOf(parse(htmlDocument(page)), name)).toBe(content);
  });

  it('asks Dark Reader not to recolour posters', () => {
    expect(metaOf(parse(htmlDocument(page)), 'darkreader-lock')).toBe('');
  });

  it('asks phones to make no links of numbers, dates and addresses', () => {
    const wanted = metaOf(parse(htmlDocument(page)), 'format-detection');
    expect(wanted).toBe('telephone=no, date=no, email=no, address=no');
  });

  it('names no absolute address if the site’s origin is unknown', () => {
    const html = parse(htmlDocument({ ...page, origin: '' }));
    expect(metaOf(html, 'og:image')).toBe('/share/patent.jpg');
    expect(metaOf(html, 'og:url')).toBeUndefined();
    expect(html.querySelector('link[rel="canonical"]')).toBeNull();
  });
});

describe('files for search engines', () => {
  it('list each indexable page once', () => {
    const files = new Map(searchFiles('https://example.in', jest.fn()));
    expect(files.get('robots.txt')).toContain('Sitemap: https://example.in/sitemap.xml');
    const xml = new DOMParser().parseFromString(files.get('sitemap.xml') ?? '', 'application/xml');
    const addresses = [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(addresses).toContain('https://example.in/patent');
    expect(addresses).not.toContain('https://example.in/home');
    expect(addresses).not.toContain('https://example.in/login');
    expect(addresses).toHaveLength(ROUTES.filter(({ noIndex }) => !noIndex).length);
  });

  it('include no sitemap if the site’s origin is unknown, and the build says so', () => {
    const warn = jest.fn();
    const files = searchFiles('', warn);
    expect(files.map(([name, content]) => [name, content.includes('Sitemap')])).toEqual([
      ['robots.txt', false],
    ]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('SITE_ORIGIN'));
  });
});

const root = path.join(__dirname, '../../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'public/manifest.webmanifest'), 'utf8')) as {
  readonly background_color: string;
  readonly theme_color: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
};

it('the web app manifest has the colours of the paper, existing icons, one of them maskable, and existing pages', () => {
  const paper = colour(readColours(root).light, 'paper');
  expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
  for (const { src } of manifest.icons) expect(existsSync(path.join(root, 'public', src))).toBe(true);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }])
    expect(routeAt(url)).toBeDefined();
});

describe('siteOriginFromEnv', () => {
  it.each([
    [{}, ''],
    [{ SITE_ORIGIN: 'https://example.in' }, 'https://example.in'],
    [{ FIREBASE_PROJECT_ID: 'ei-prod' }, 'https://ei-prod.web.app'],
    [{ SITE_ORIGIN: 'https://example.in', FIREBASE_PROJECT_ID: 'ei-prod' }, 'https://example.in'],
  ])('reads %j as "%s"', (env, origin) => {
    expect(siteOriginFromEnv(env)).toBe(origin);
  });

  it.each(['https://example.in/', 'https://example.in/site', 'example.in'])('refuses %s', (origin) => {
    expect(() => siteOriginFromEnv({ SITE_ORIGIN: origin })).toThrow('scheme and host only');
  });
});

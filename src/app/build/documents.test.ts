import { ROUTES } from '../../domain/routes';
import { pageHeadAt } from '../pageHead';
import { htmlDocument, type HtmlDocument } from './htmlDocument';
import { robotsTxt, sitemapXml } from './searchFiles';
import { siteOriginFromEnv } from './siteOrigin';

const page: HtmlDocument = {
  head: pageHeadAt('/patent'),
  description: 'Patent filing, searches and fees.',
  origin: 'https://example.in',
  styles: [{ href: '/assets/main.css', css: 'b{color:red}' }],
  blockingScripts: ['/assets/boot.js'],
  scripts: ['/assets/main.js', '/assets/patent.js'],
  fonts: ['/assets/font.woff2'],
  markup: '<h1>Patent <!-- -->services</h1>',
};
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('an HTML file', () => {
  it('has the page’s own title, description and canonical address', () => {
    const html = parse(htmlDocument(page));
    expect(html.title).toBe('Patent services and fees — Empowering Innovation');
    expect(html.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'Patent filing, searches and fees.',
    );
    expect(html.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://example.in/patent',
    );
    expect(html.querySelector('meta[name="robots"]')).toBeNull();
  });

  it('carries its styles and no script text, which the security policy would refuse', () => {
    const html = parse(htmlDocument(page));
    expect(html.querySelector('style')?.textContent).toBe('b{color:red}');
    const scripts = [...html.querySelectorAll('script')];
    expect(scripts.map(({ src, defer, text }) => [new URL(src).pathname, defer, text])).toEqual([
      ['/assets/boot.js', false, ''],
      ['/assets/main.js', true, ''],
      ['/assets/patent.js', true, ''],
    ]);
  });

  it('keeps the drawn page to the letter', () => {
    expect(htmlDocument(page)).toContain(`<div id="root">${page.markup}</div>`);
  });

  it('does not let words become markup', () => {
    const head = { ...page.head, title: '"><script>' };
    const html = parse(htmlDocument({ ...page, head, description: '"><b>&' }));
    expect(html.title).toBe('"><script>');
    expect(html.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('"><b>&');
  });

  it('asks search engines to leave out what is not for them', () => {
    const html = parse(htmlDocument({ ...page, head: pageHeadAt('/nothing') }));
    expect(html.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(html.querySelector('link[rel="canonical"]')).toBeNull();
  });
});

describe('what search engines ask for', () => {
  it('names each page worth finding once', () => {
    const xml = new DOMParser().parseFromString(sitemapXml(ROUTES, 'https://example.in'), 'application/xml');
    const addresses = [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(addresses).toContain('https://example.in/patent');
    expect(addresses).not.toContain('https://example.in/home');
    expect(addresses).not.toContain('https://example.in/login');
    expect(addresses).toHaveLength(ROUTES.filter(({ indexable }) => indexable).length);
  });

  it('points at the sitemap only where the site’s address is known', () => {
    expect(robotsTxt('https://example.in')).toContain('Sitemap: https://example.in/sitemap.xml');
    expect(robotsTxt('')).not.toContain('Sitemap');
  });
});

describe('the site’s address', () => {
  it.each([
    [{}, ''],
    [{ SITE_ORIGIN: 'https://example.in' }, 'https://example.in'],
    [{ FIREBASE_PROJECT_ID: 'ei-prod' }, 'https://ei-prod.web.app'],
    [{ SITE_ORIGIN: 'https://example.in', FIREBASE_PROJECT_ID: 'ei-prod' }, 'https://example.in'],
  ])('from %j is "%s"', (env, origin) => {
    expect(siteOriginFromEnv(env)).toBe(origin);
  });

  it.each(['https://example.in/', 'https://example.in/site', 'example.in'])('%s is refused', (origin) => {
    expect(() => siteOriginFromEnv({ SITE_ORIGIN: origin })).toThrow('scheme and host only');
  });
});

import { canonicalPathOf, documentTitleOf, ROUTES, type Route } from '../domain/routes';
import { describePage } from './describePage';
import { pageHeadAt } from './pageHead';
import { NOT_FOUND_VIEW, ROUTE_VIEWS, viewAt } from './routes';

it.each(ROUTES.map(({ path }) => path))('finds %s with a trailing slash and in any case', (path) => {
  expect(viewAt(path)).toBe(ROUTE_VIEWS[path]);
  expect(viewAt(`${path.toUpperCase()}/`)).toBe(ROUTE_VIEWS[path]);
});

describe('every route', () => {
  it.each(ROUTES)('$path has a title and a description that fits a search result', (route) => {
    expect(documentTitleOf(route)).toMatch(/Empowering Innovation$/);
    const { length } = pageHeadAt(route.path).description;
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
    expect(documentTitleOf(route).length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['title', documentTitleOf],
    ['description', ({ path }: Route) => pageHeadAt(path).description],
  ] as const)('gives every page a unique %s', (_, textOf) => {
    const texts = ROUTES.filter((route) => canonicalPathOf(route) === route.path).map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it('shows the 404 page for an unknown address', () => {
  expect(viewAt('/no/such/page')).toBe(NOT_FOUND_VIEW);
});

it('hides the 404 page from search engines', () => {
  expect(pageHeadAt('/no/such/page')).toMatchObject({
    title: 'Page not found — Empowering Innovation',
    isIndexable: false,
  });
  expect(pageHeadAt('/no/such/page').canonicalPath).toBeUndefined();
  expect(pageHeadAt('/machines').isIndexable).toBe(false);
});

describe('metadata after client-side navigation', () => {
  const told = (page: Document) => ({
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: page.querySelector('meta[name="robots"]')?.getAttribute('content'),
    description: page.querySelector('meta[name="description"]')?.getAttribute('content'),
    url: page.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    picture: page.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  });

  it('is updated, and removed where there is no page', () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML =
      '<link rel="canonical" href="https://example.in/"><meta name="description" content="Home">' +
      '<script type="application/ld+json">{}</script>';
    describePage(page, '/Patent/');
    expect(told(page)).toEqual({
      canonical: 'https://example.in/patent',
      robots: undefined,
      description: pageHeadAt('/patent').description,
      url: 'https://example.in/patent',
      picture: 'https://example.in/share/patent.jpg',
    });
    expect(page.querySelector('script')).toBeNull();
    describePage(page, '/nothing');
    expect(told(page)).toMatchObject({ canonical: undefined, url: undefined, robots: 'noindex' });
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  it('is indexable again after a noindex page', () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = '<meta name="robots" content="noindex">';
    describePage(page, '/home');
    expect(told(page)).toMatchObject({ robots: undefined });
    expect(told(page).canonical).toMatch(/\/$/);
  });
});

import { canonicalPathOf, ROUTES } from '../domain/routes';
import { describePage } from './describePage';
import { pageHeadAt } from './pageHead';
import { pageAt } from './pages';

it.each([
  ['title', 10, 60],
  ['description', 70, 160],
] as const)('gives every page a %s of its own, of %i to %i characters', (part, least, most) => {
  const routes = ROUTES.filter((route) => canonicalPathOf(route) === route.path);
  const texts = [...routes.map(({ path }) => path), '/nothing'].map((path) => pageHeadAt(path)[part]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter(({ length }) => length < least || length > most)).toEqual([]);
});

it('shows the 404 page only at an unknown address, and hides it from search engines', () => {
  expect(pageAt('/PATENT/').name).toBe('patent');
  expect(pageAt('/no/such/page').name).toBe('notFound');
  const { title, isIndexable, canonicalPath } = pageHeadAt('/no/such/page');
  expect(title).toBe('Page not found — Empowering Innovation');
  expect([isIndexable, canonicalPath]).toEqual([false, undefined]);
  expect(pageHeadAt('/machines').isIndexable).toBe(false);
});

describe('metadata after client-side navigation', () => {
  const metadataOf = (page: Document) => ({
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: page.querySelector('meta[name="robots"]')?.getAttribute('content'),
    description: page.querySelector('meta[name="description"]')?.getAttribute('content'),
    url: page.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    picture: page.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  });

  it('is updated, removed where there is no page, and indexable again after that', () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML =
      '<link rel="canonical" href="https://example.in/"><meta name="description" content="Home">' +
      '<script type="application/ld+json">{}</script>';
    describePage(page, '/Patent/');
    const patent = {
      canonical: 'https://example.in/patent',
      robots: undefined,
      description: pageHeadAt('/patent').description,
      url: 'https://example.in/patent',
      picture: 'https://example.in/share/patent.jpg',
    };
    expect(metadataOf(page)).toEqual(patent);
    expect(page.querySelector('script')).toBeNull();
    describePage(page, '/nothing');
    expect(metadataOf(page)).toMatchObject({ canonical: undefined, url: undefined, robots: 'noindex' });
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    describePage(page, '/patent');
    expect(metadataOf(page)).toMatchObject({
      robots: undefined,
      canonical: expect.stringMatching(/\/patent$/) as string,
    });
  });
});

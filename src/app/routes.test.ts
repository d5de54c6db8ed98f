import { ROUTES } from '../domain/routes';
import { applyPageHead, pageHeadAt } from './pageHead';
import { NOT_FOUND_VIEW, ROUTE_VIEWS, viewAt } from './routes';

it.each(ROUTES.map(({ path }) => path))('%s is found with a trailing slash and in any case', (path) => {
  expect(viewAt(path)).toBe(ROUTE_VIEWS[path]);
  expect(viewAt(`${path.toUpperCase()}/`)).toBe(ROUTE_VIEWS[path]);
});

it('an unknown address gets the 404 page', () => {
  expect(viewAt('/no/such/page')).toBe(NOT_FOUND_VIEW);
});

it('the head of the 404 page is not for search engines', () => {
  expect(pageHeadAt('/no/such/page')).toEqual({
    title: 'Page not found — Empowering Innovation',
    isIndexable: false,
  });
});

it('a change of page brings its title and canonical address', () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<link rel="canonical" href="https://example.in/">';
  applyPageHead(page, '/home');
  expect(page.title).toBe('Empowering Innovation');
  expect(page.querySelector('link')?.href).toBe('https://example.in/');
  applyPageHead(page, '/Patent/');
  expect(page.title).toBe('Patent services and fees — Empowering Innovation');
  expect(page.querySelector('link')?.href).toBe('https://example.in/patent');
});

import { canonicalPathOf, documentTitleOf, routeAt } from '../domain/routes';

/** What the browser shows of a page outside of it, and where it stands. */
export interface PageHead {
  readonly title: string;
  /** Path of the address search engines should know; absent where nothing should be indexed (404). */
  readonly canonicalPath?: string;
  readonly isIndexable: boolean;
}

/** The head of the page at an address; of the 404 page for an unknown one. */
export function pageHeadAt(pathname: string): PageHead {
  const route = routeAt(pathname);
  if (!route) return { title: documentTitleOf({ title: 'Page not found' }), isIndexable: false };
  return {
    title: documentTitleOf(route),
    canonicalPath: canonicalPathOf(route),
    isIndexable: route.indexable,
  };
}

/** Brings a document's head up to date after a change of route without a page load. */
export function applyPageHead(document: Document, pathname: string): void {
  const head = pageHeadAt(pathname);
  document.title = head.title;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && head.canonicalPath) canonical.href = new URL(head.canonicalPath, canonical.href).href;
}

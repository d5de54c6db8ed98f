import { canonicalPathOf, documentTitleOf, routeAt } from '../domain/routes';

/** What the head of a document says of one page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the address search engines should know; absent where nothing should be indexed (404). */
  readonly canonicalPath?: string;
  readonly isIndexable: boolean;
}

const NOT_FOUND = { title: 'Page not found', description: 'There is no page at this address.' };

/** The head of the page at an address; of the 404 page for an unknown one. */
export function pageHeadAt(pathname: string): PageHead {
  const route = routeAt(pathname);
  if (!route)
    return { title: documentTitleOf(NOT_FOUND), description: NOT_FOUND.description, isIndexable: false };
  return {
    title: documentTitleOf(route),
    description: route.description,
    canonicalPath: canonicalPathOf(route),
    isIndexable: route.indexable,
  };
}

/** Brings a document's head up to date after a change of route without a page load. */
export function applyPageHead(document: Document, pathname: string): void {
  const head = pageHeadAt(pathname);
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && head.canonicalPath) canonical.href = new URL(head.canonicalPath, canonical.href).href;
}

import { ROUTE_DESCRIPTIONS } from '../domain/routeDescriptions';
import { canonicalPathOf, documentTitleOf, NO_PAGE, routeAt } from '../domain/routes';

/** Metadata of a page for search engines and shared links. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Canonical path; absent for an unknown address (404). */
  readonly canonicalPath?: string;
  readonly isIndexable: boolean;
  /** Path of the shared link's picture. */
  readonly picture: string;
}

/** Path of the page's picture: `/share/patent.jpg`. A page with two addresses has one picture. */
export function pictureOf(canonicalPath: string): string {
  return `/share/${canonicalPath === '/' ? 'home' : canonicalPath.slice(1)}.jpg`;
}

/** Metadata of the page at an address, or of the 404 page. */
export function pageHeadAt(pathname: string): PageHead {
  const route = routeAt(pathname);
  if (!route) {
    return {
      title: documentTitleOf(NO_PAGE),
      description:
        'There is no page at this address. The parts list of the site and its free tools are one step away.',
      isIndexable: false,
      picture: pictureOf('/'),
    };
  }
  const canonicalPath = canonicalPathOf(route);
  return {
    title: documentTitleOf(route),
    description: ROUTE_DESCRIPTIONS[route.path],
    canonicalPath,
    // A second address has a canonical link to the first; "noindex" would contradict it.
    isIndexable: !route.noIndex || canonicalPath !== route.path,
    picture: pictureOf(canonicalPath),
  };
}

import { ROUTE_DESCRIPTIONS } from '../domain/routeDescriptions';
import { canonicalPathOf, documentTitleOf, NO_PAGE, routeAt } from '../domain/routes';

/** What search engines and shared links are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the address search engines should know; absent where there is no page (404). */
  readonly canonicalPath?: string;
  readonly isIndexable: boolean;
  /** Path of the picture that stands beside a shared link. */
  readonly picture: string;
}

/** Where the page's picture lies: `/share/patent.jpg`. A page at two addresses has one. */
export function pictureOf(canonicalPath: string): string {
  return `/share/${canonicalPath === '/' ? 'home' : canonicalPath.slice(1)}.jpg`;
}

/** The head of the page at an address; of the 404 page for an unknown one. */
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
    // A second address is joined to the first by its canonical link; "noindex" beside it would speak against it.
    isIndexable: !route.noIndex || canonicalPath !== route.path,
    picture: pictureOf(canonicalPath),
  };
}

import { POST_FLOW_NAMES, POST_FLOWS } from '../domain/posts/occasions';
import { ROUTE_DESCRIPTIONS } from '../domain/routeDescriptions';
import { canonicalPathOf, documentTitleOf, NO_PAGE, routeAt } from '../domain/routes';
import { OCCASIONS } from '../features/posts/occasions';

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

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...ROUTE_DESCRIPTIONS,
  ...Object.fromEntries(POST_FLOW_NAMES.map((flow) => [POST_FLOWS[flow].path, OCCASIONS[flow].description])),
};

/** Path of the page's picture: `/share/patent.jpg`. A page with two addresses has one picture. */
function pictureOf(canonicalPath: string): string {
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
    description: DESCRIPTIONS[route.path] ?? '',
    canonicalPath,
    // A second address has a canonical link to the first; "noindex" would contradict it.
    isIndexable: !route.noIndex || canonicalPath !== route.path,
    picture: pictureOf(canonicalPath),
  };
}

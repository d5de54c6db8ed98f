import { POST_FLOWS, type PostFlowName } from './posts/occasions';

/** One page of the site. */
interface RouteSpec {
  readonly path: string;
  /** Document title, without the brand name. */
  readonly title: string;
  /** The parent page; the home page by default. */
  readonly parent?: string;
  /** Set on pages that search engines should not index. */
  readonly noIndex?: true;
}

/** Product name and title of the home page (specification, section 1). */
export const BRAND_NAME = 'Empowering Innovation';

const ROUTE_LIST = [
  { path: '/', title: BRAND_NAME },
  { path: '/home', title: BRAND_NAME, noIndex: true },
  { path: '/aiTools', title: 'AI Tools for resumes and posters' },
  { path: '/resume', title: 'Resume builder with four templates', parent: '/aiTools' },
  { path: '/contact', title: 'Contact us' },
  { path: '/patent', title: 'Patent services and fees' },
  { path: '/brand', title: 'Branding services and packages' },
  { path: '/finance', title: 'Financial solutions and plans' },
  { path: '/learning', title: 'Learning: IT skills near Gurgaon' },
  { path: '/calculator', title: 'SIP calculator', parent: '/finance' },
  { path: '/internship', title: 'Internship application' },
  { path: '/website', title: 'Website design' },
  { path: '/socialAi', title: 'Social-media posters', parent: '/aiTools' },
  { path: '/occasional', title: 'Festival and occasion posters', parent: '/socialAi' },
  { path: '/buisness', title: 'Business posters', parent: '/socialAi' },
  { path: '/login', title: 'Login', noIndex: true },
  { path: '/register', title: 'Sign up', noIndex: true },
  { path: '/education', title: 'Educational banners', parent: '/buisness', noIndex: true },
  { path: '/other', title: 'Posters for other businesses', parent: '/buisness', noIndex: true },
] as const satisfies readonly RouteSpec[];

/** The hub page that links to the flows with each details form. */
const HUB_OF = { social: '/occasional', business: '/buisness' } as const;

export type PostPath = (typeof POST_FLOWS)[PostFlowName]['path'];

/** Paths keep the specification's spelling, typos included; matching ignores case. */
export type RoutePath = (typeof ROUTE_LIST)[number]['path'] | PostPath;

/** A page of the site, with typed paths. */
export interface Route extends RouteSpec {
  readonly path: RoutePath;
  readonly parent?: RoutePath;
}

const POST_ROUTES = Object.values(POST_FLOWS).map(({ path, title, details }): Route => ({
  path,
  title: `${title} posters`,
  parent: HUB_OF[details],
}));

/** Every page. */
export const ROUTES: readonly Route[] = [...ROUTE_LIST, ...POST_ROUTES];

/** Lower case, without query, fragment and trailing slash, so that `/AiTools/` and `/aiTools` are the same page. */
function normalPath(pathname: string): string {
  return (pathname.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase() || '/';
}

/** The page at a path, or undefined if there is none (404). */
export function routeAt(pathname: string): Route | undefined {
  const wanted = normalPath(pathname);
  return ROUTES.find(({ path }) => path.toLowerCase() === wanted);
}

/** The page and its ancestors, topmost first, without the home page. */
export function trailOf(route: Route): readonly Route[] {
  const above = route.parent && routeAt(route.parent);
  return above ? [...trailOf(above), route] : [route];
}

/** Title of the 404 page. */
export const NO_PAGE: Pick<RouteSpec, 'title'> = { title: 'Page not found' };

/** Full document title of a page: "Patent services and fees — Empowering Innovation". */
export function documentTitleOf({ title }: Pick<RouteSpec, 'title'>): string {
  return title === BRAND_NAME ? BRAND_NAME : `${title} — ${BRAND_NAME}`;
}

/** `/home` is a second path to the home page; its canonical path is `/`. */
export function canonicalPathOf({ path }: Pick<Route, 'path'>): RoutePath {
  return path === '/home' ? '/' : path;
}

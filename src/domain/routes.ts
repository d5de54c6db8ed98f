/** One page of the site. */
export interface RouteSpec {
  readonly path: string;
  /** Document title, without the brand name. */
  readonly title: string;
  /** Set on pages that search engines should not index. */
  readonly noIndex?: true;
}

/** Product name and title of the home page (specification, section 1). */
export const BRAND_NAME = 'Empowering Innovation';

const ROUTE_LIST = [
  { path: '/', title: BRAND_NAME },
  { path: '/home', title: BRAND_NAME, noIndex: true },
  { path: '/aiTools', title: 'AI Tools for resumes and posters' },
  { path: '/resume', title: 'Resume builder with four templates' },
  { path: '/contact', title: 'Contact us' },
  { path: '/patent', title: 'Patent services and fees' },
  { path: '/brand', title: 'Branding services and packages' },
  { path: '/finance', title: 'Financial solutions and plans' },
  { path: '/learning', title: 'Learning: IT skills near Gurgaon' },
  { path: '/calculator', title: 'SIP calculator' },
  { path: '/internship', title: 'Internship application' },
  { path: '/website', title: 'Website design' },
  { path: '/socialAi', title: 'Social-media posters' },
  { path: '/occasional', title: 'Festival and occasion posters' },
  { path: '/buisness', title: 'Business posters' },
  { path: '/diwali', title: 'Diwali posters' },
  { path: '/rakshaBhandan', title: 'Raksha Bandhan posters' },
  { path: '/independence', title: 'Independence Day posters' },
  { path: '/ganeshChaturthi', title: 'Ganesh Chaturthi posters' },
  { path: '/login', title: 'Login', noIndex: true },
  { path: '/register', title: 'Sign up', noIndex: true },
  { path: '/gym', title: 'Gym offer posters' },
  { path: '/education', title: 'Educational banners', noIndex: true },
  { path: '/other', title: 'Posters for other businesses', noIndex: true },
] as const satisfies readonly RouteSpec[];

/** Paths keep the specification's spelling, typos included; matching ignores case. */
export type RoutePath = (typeof ROUTE_LIST)[number]['path'];

/** Every page, in the order of the specification's route table. */
export const ROUTES: readonly (RouteSpec & { readonly path: RoutePath })[] = ROUTE_LIST;

/** Lower case, without query, fragment and trailing slash, so that `/AiTools/` and `/aiTools` are the same page. */
function normalPath(pathname: string): string {
  return (pathname.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase() || '/';
}

/** The page at a path, or undefined if there is none (404). */
export function routeAt(pathname: string): (RouteSpec & { readonly path: RoutePath }) | undefined {
  const wanted = normalPath(pathname);
  return ROUTES.find(({ path }) => path.toLowerCase() === wanted);
}

/** Title of the 404 page. */
export const NO_PAGE: Pick<RouteSpec, 'title'> = { title: 'Page not found' };

/** Full document title of a page: "Patent services and fees — Empowering Innovation". */
export function documentTitleOf({ title }: Pick<RouteSpec, 'title'>): string {
  return title === BRAND_NAME ? BRAND_NAME : `${title} — ${BRAND_NAME}`;
}

/** `/home` is a second path to the home page; its canonical path is `/`. */
export function canonicalPathOf({ path }: Pick<RouteSpec, 'path'>): string {
  return path === '/home' ? '/' : path;
}

/** One page of the site: where it is and what the browser tab says of it. */
export interface RouteSpec {
  readonly path: string;
  /** Title of the document, before the brand name. */
  readonly title: string;
  /** False for pages that have no place in a search result. */
  readonly indexable: boolean;
}

/** Name of the product and title of its document (specification, section 1). */
export const BRAND_NAME = 'Empowering Innovation';

const ROUTE_LIST = [
  {
    path: '/',
    title: BRAND_NAME,
    indexable: true,
  },
  {
    path: '/home',
    title: BRAND_NAME,
    indexable: false,
  },
  {
    path: '/aiTools',
    title: 'AI Tools for resumes and posters',
    indexable: true,
  },
  {
    path: '/resume',
    title: 'Resume builder with four templates',
    indexable: true,
  },
  {
    path: '/contact',
    title: 'Contact us',
    indexable: true,
  },
  {
    path: '/patent',
    title: 'Patent services and fees',
    indexable: true,
  },
  {
    path: '/brand',
    title: 'Branding services and packages',
    indexable: true,
  },
  {
    path: '/finance',
    title: 'Financial solutions and plans',
    indexable: true,
  },
  {
    path: '/learning',
    title: 'Learning: IT skills near Gurgaon',
    indexable: true,
  },
  {
    path: '/calculator',
    title: 'SIP calculator',
    indexable: true,
  },
  {
    path: '/internship',
    title: 'Internship application',
    indexable: true,
  },
  {
    path: '/website',
    title: 'Website design',
    indexable: true,
  },
  {
    path: '/socialAi',
    title: 'Social-media posters',
    indexable: true,
  },
  {
    path: '/occasional',
    title: 'Festival and occasion posters',
    indexable: true,
  },
  {
    path: '/buisness',
    title: 'Business posters',
    indexable: true,
  },
  {
    path: '/diwali',
    title: 'Diwali posters',
    indexable: true,
  },
  {
    path: '/rakshaBhandan',
    title: 'Raksha Bandhan posters',
    indexable: true,
  },
  {
    path: '/independence',
    title: 'Independence Day posters',
    indexable: true,
  },
  {
    path: '/ganeshChaturthi',
    title: 'Ganesh Chaturthi posters',
    indexable: true,
  },
  {
    path: '/login',
    title: 'Login',
    indexable: false,
  },
  {
    path: '/register',
    title: 'Sign up',
    indexable: false,
  },
  {
    path: '/gym',
    title: 'Gym offer posters',
    indexable: true,
  },
  {
    path: '/education',
    title: 'Educational banners',
    indexable: false,
  },
  {
    path: '/other',
    title: 'Posters for other businesses',
    indexable: false,
  },
] as const satisfies readonly RouteSpec[];

/** Addresses keep the specification's spelling; they are matched without regard to case. */
export type RoutePath = (typeof ROUTE_LIST)[number]['path'];

/** Every page, in the order of the specification's route table. */
export const ROUTES: readonly (RouteSpec & { readonly path: RoutePath })[] = ROUTE_LIST;

/** Lower case, without query, fragment and trailing slash: `/AiTools/` and `/aiTools` are one page. */
function normalPath(pathname: string): string {
  return (pathname.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase() || '/';
}

/** The page at an address, or undefined where there is none (404). */
export function routeAt(pathname: string): (RouteSpec & { readonly path: RoutePath }) | undefined {
  const wanted = normalPath(pathname);
  return ROUTES.find(({ path }) => path.toLowerCase() === wanted);
}

/** What an address without a page is called. */
export const NO_PAGE: Pick<RouteSpec, 'title'> = { title: 'Page not found' };

/** Title of the document for a page: "Patent services and fees — Empowering Innovation". */
export function documentTitleOf({ title }: Pick<RouteSpec, 'title'>): string {
  return title === BRAND_NAME ? BRAND_NAME : `${title} — ${BRAND_NAME}`;
}

/** `/home` is the home page under a second address: search engines are told of `/` only. */
export function canonicalPathOf({ path }: Pick<RouteSpec, 'path'>): string {
  return path === '/home' ? '/' : path;
}

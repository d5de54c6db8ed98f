import type { ReactElement } from 'react';
import { POST_FLOW_NAMES, POST_FLOWS } from '../domain/posts/occasions';
import { routeAt, type PostPath, type RoutePath } from '../domain/routes';
import { isStudio, PAGES, tools, type PageName } from './pages';

/** What an address shows: the chunk to load and the element to render. */
export interface RouteView {
  readonly page: PageName;
  readonly element: ReactElement;
}

function view(page: PageName): RouteView {
  const { Page } = PAGES[page];
  return { page, element: <Page /> };
}

/** Every route of the domain but the studios; a missing one is a type error. */
const VIEWS: Readonly<Record<Exclude<RoutePath, PostPath>, RouteView>> = {
  '/': view('home'),
  '/home': view('home'),
  '/aiTools': view('aiTools'),
  '/resume': view('resume'),
  '/contact': view('contact'),
  '/patent': view('patent'),
  '/brand': view('brand'),
  '/finance': view('finance'),
  '/learning': view('learning'),
  '/calculator': view('calculator'),
  '/internship': view('internship'),
  '/website': view('website'),
  '/socialAi': view('social'),
  '/occasional': view('occasions'),
  '/buisness': view('business'),
  '/login': view('login'),
  '/register': view('register'),
  '/education': view('comingSoon'),
  '/other': view('comingSoon'),
};

const STUDIO_VIEWS = Object.fromEntries(
  POST_FLOW_NAMES.map((flow) => [POST_FLOWS[flow].path, view(flow)]),
) as Record<PostPath, RouteView>;

/** Every route with its page. */
export const ROUTE_VIEWS: Readonly<Record<RoutePath, RouteView>> = { ...VIEWS, ...STUDIO_VIEWS };

/** Shown at every other address. */
export const NOT_FOUND_VIEW = view('notFound');

/** The view at an address, in any case and with or without trailing slash; otherwise the 404 page. */
export function viewAt(pathname: string): RouteView {
  const route = routeAt(pathname);
  return route ? ROUTE_VIEWS[route.path] : NOT_FOUND_VIEW;
}

export function preloadPageAt(pathname: string): Promise<unknown> {
  return PAGES[viewAt(pathname).page].preload();
}

/** Loads the tools' part of the store if the page at an address needs it. */
export async function preloadToolsAt(pathname: string) {
  return isStudio(viewAt(pathname).page) ? tools.load() : undefined;
}

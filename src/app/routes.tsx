import type { ReactElement } from 'react';
import { routeAt, type RoutePath } from '../domain/routes';
import { isToolPage, loadTools, PAGES, type PageName } from './pages';

/** What an address shows: the chunk to load and the element to render. */
export interface RouteView {
  readonly page: PageName;
  readonly element: ReactElement;
}

function view(page: PageName): RouteView {
  const { Page } = PAGES[page];
  return { page, element: <Page /> };
}

/** Every route of the domain with its page; a missing one is a type error. */
export const ROUTE_VIEWS: Readonly<Record<RoutePath, RouteView>> = {
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
  '/diwali': view('diwali'),
  '/rakshaBhandan': view('rakshaBandhan'),
  '/independence': view('independence'),
  '/ganeshChaturthi': view('ganeshChaturthi'),
  '/login': view('login'),
  '/register': view('register'),
  '/gym': view('gym'),
  '/education': view('comingSoon'),
  '/other': view('comingSoon'),
};

/** Shown at every other address. */
export const NOT_FOUND_VIEW = view('notFound');

/** The view at an address, in any case and with or without trailing slash; otherwise the 404 page. */
export function viewAt(pathname: string): RouteView {
  const route = routeAt(pathname);
  return route ? ROUTE_VIEWS[route.path] : NOT_FOUND_VIEW;
}

export function preloadPageAt(pathname: string): Promise<void> {
  return PAGES[viewAt(pathname).page].preload();
}

/** Loads the tools' part of the store if the page at an address needs it. */
export async function preloadToolsAt(pathname: string) {
  return isToolPage(viewAt(pathname).page) ? loadTools() : undefined;
}

import { routeAt } from '../../domain/routes';

/** What the links to the login page put into the router's `state`. */
export interface ComesFrom {
  /** Path and query of the page the visitor was on. */
  readonly from: string;
}

const FALLBACK = '/home';

function hasFrom(state: unknown): state is ComesFrom {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}

/** A page of ours that is no way in itself: going back to the login page would be a circle. */
function isReturnable(path: string): boolean {
  const route = routeAt(path);
  return route !== undefined && route.path !== '/login' && route.path !== '/register';
}

/** Path and query of an address of this site; undefined of every other. */
function ownPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/**
 * Where to go after a sign-in on the standalone pages: the page the visitor came from, else /home.
 * @param state the router's state of the login page
 * @param referrer `document.referrer`, for visitors whose last step was a whole page load
 */
export function returnPath(state: unknown, referrer: string, origin: string): string {
  const candidates = [hasFrom(state) ? state.from : undefined, ownPath(referrer, origin)];
  return candidates.find((path) => path !== undefined && isReturnable(path)) ?? FALLBACK;
}

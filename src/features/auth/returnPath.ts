import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '../../domain/isRecord';
import { routeAt } from '../../domain/routes';

const FALLBACK = '/home';

/** True for pages of this site other than login and register, which would lead in circles. */
function isReturnable(path: string): boolean {
  const route = routeAt(path);
  return route !== undefined && route.path !== '/login' && route.path !== '/register';
}

/** Path and query of a referrer on this site; undefined for any other. */
function ownPath(referrer: string, origin: string): string | undefined {
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
}

/**
 * Where to go after signing in on a standalone page: back to the previous page, otherwise to /home.
 * @param state the router's state: links to the login page set `from`, the page's path with query and fragment
 * @param referrer `document.referrer`, for visitors who arrived by a full page load
 */
export function returnPath(state: unknown, referrer: string, origin: string): string {
  const from = isRecord(state) ? state.from : undefined;
  const candidates = [from, ownPath(referrer, origin)].filter((path) => typeof path === 'string');
  return candidates.find(isReturnable) ?? FALLBACK;
}

/** `returnPath` of a standalone account page; fixed on mount. */
export function useReturnPath(): string {
  const location = useLocation();
  const [path] = useState(() =>
    // There is no document when prerendering.
    typeof document === 'undefined'
      ? FALLBACK
      : returnPath(location.state, document.referrer, window.location.origin),
  );
  return path;
}

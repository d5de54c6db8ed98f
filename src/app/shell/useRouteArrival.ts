import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On every navigation, scrolls to the top and moves the focus to the page's content, so that a screen reader continues there
 * rather than in the menu. Leaves the first page as the browser opened it, and the place after Back and Forward, which the
 * browser remembers; an address with a fragment keeps its target.
 * @returns the element to focus
 */
export function useRouteArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const isRemembered = useNavigationType() === NavigationType.Pop;
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash !== '') return;
    if (!isRemembered) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, isRemembered]);

  return main;
}

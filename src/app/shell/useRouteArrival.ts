import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Every change of page scrolls to the top and moves the focus to the page's own content, so that a screen reader goes on
 * there and not in the menu. The first page is left as the browser opened it; an address with a fragment keeps its target.
 * @returns the element that receives the focus
 */
export function useRouteArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash !== '') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return main;
}

import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusContent } from '../../ui/focusContent';
import { goToTop } from '../../ui/goToTop';

/**
 * On every navigation, scrolls to the top and moves the focus to the page's content. Leaves the first page as the browser
 * opened it, and the place after Back and Forward, which the browser remembers; an address with a fragment keeps its target.
 */
export function useRouteArrival(): void {
  const { pathname, hash } = useLocation();
  const isRemembered = useNavigationType() === NavigationType.Pop;
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const arrive = isRemembered ? focusContent : goToTop;
    if (hash === '') arrive();
  }, [pathname, hash, isRemembered]);
}

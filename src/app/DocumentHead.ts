import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitleOf, NO_PAGE, routeAt } from '../domain/routes';

/** Keeps the document head in sync with the route on client-side navigation: the title at once, the rest lazily. */
export function DocumentHead() {
  const { pathname } = useLocation();
  const isAsLoaded = useRef(true);

  useLayoutEffect(() => {
    document.title = documentTitleOf(routeAt(pathname) ?? NO_PAGE);
  }, [pathname]);

  useEffect(() => {
    if (isAsLoaded.current) {
      isAsLoaded.current = false;
      return undefined;
    }
    let isShown = true;
    import(/* webpackChunkName: "describePage" */ './describePage').then(
      ({ describePage }) => isShown && describePage(document, pathname),
      // Offline, the previous page's metadata stays: visitors do not see it.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pathname]);
  return null;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitleOf, NO_PAGE, routeAt } from '../domain/routes';

/** Keeps the document's head that of the page shown, when the route changes without a page load: its title at once, the rest late. */
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
    import(/* webpackChunkName: "lateHead" */ './lateHead').then(
      ({ describePage }) => isShown && describePage(document, pathname),
      // Without network the words of the page before stay: no visitor sees them.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pathname]);
  return null;
}

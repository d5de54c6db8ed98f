import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { applyPageHead } from './pageHead';

/** Keeps the document's title and canonical address those of the page shown, when the route changes without a page load. */
export function DocumentHead() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    applyPageHead(document, pathname);
  }, [pathname]);
  return null;
}

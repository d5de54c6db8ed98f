import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from './DocumentHead';
import { INTERNAL_PAGES } from './internalPages';
import { PageBoundary } from './PageBoundary';
import { viewAt } from './routes';
import { Shell } from './Shell';
import { replayChanges } from './beforeHydration';

/** The site, inside a router and a store. */
export function App() {
  const { pathname } = useLocation();
  const Internal =
    pathname in INTERNAL_PAGES ? INTERNAL_PAGES[pathname as keyof typeof INTERNAL_PAGES] : undefined;
  return (
    <Shell>
      <DocumentHead />
      <Suspense>
        <PageBoundary pathname={pathname}>{Internal ? <Internal /> : viewAt(pathname).element}</PageBoundary>
        <Ready />
      </Suspense>
    </Shell>
  );
}

/**
 * Rendered after the page, inside its Suspense boundary: React hydrates the boundary later than its surroundings, and only then
 * is everything rendered and interactive. `data-ready` on the document signals this to tests and style sheets.
 */
export function Ready() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    replayChanges(document);
    delete dataset.restoring;
    dataset.ready = '';
  }, []);
  return null;
}

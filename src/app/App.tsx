import { Suspense, useContext, useDeferredValue, useEffect } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom';
import { PAGE_WAIT } from '../content/navigation';
import { DocumentHead } from './DocumentHead';
import { INTERNAL_PAGES } from './internalPages';
import { PageBoundary } from './PageBoundary';
import { ANY_PLACE } from './navigation';
import { pageAt } from './pages';
import { Shell } from './Shell';
import { replayChanges } from './beforeHydration';
import { WaitingLine } from '../ui/WaitingLine';

/**
 * The site, inside a router and a store. Until the code of the next page has loaded, the current one stays and still sees its
 * own address; only the title and the waiting line know where the visitor is going. The router must not use transitions.
 */
export function App() {
  const next = useContext(LocationContext);
  const deferred = useDeferredValue(next);
  // A page that is loaded is drawn at once: deferred, it took a slow phone about twice as long (2026-11-28).
  const current = pageAt(next.location.pathname).isLoaded() ? next : deferred;
  const isWaiting = next.location.pathname !== current.location.pathname;
  return (
    <>
      <DocumentHead />
      <WaitingLine words={isWaiting ? PAGE_WAIT : ''} />
      <LocationContext value={current}>{FRAMED_PAGE}</LocationContext>
      {isWaiting && next.navigationType === NavigationType.Pop && <div style={ANY_PLACE} />}
    </>
  );
}

/** The page of the location, or a page of the workshop. */
function Page() {
  const { pathname } = useLocation();
  const Internal = (__DEV__ || __INSPECT__) && INTERNAL_PAGES[pathname];
  return (
    <PageBoundary pathname={pathname}>{Internal ? <Internal /> : pageAt(pathname).element}</PageBoundary>
  );
}

/** A constant, so that it is drawn once for a new location, not again for the deferred one that catches up. */
const FRAMED_PAGE = (
  <Shell>
    <Suspense>
      <Page />
      <Ready />
    </Suspense>
  </Shell>
);

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

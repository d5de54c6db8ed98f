import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from './DocumentHead';
import { Machines } from './inspect';
import { RenderBoundary } from './RenderBoundary';
import { viewAt } from './routes';
import { Shell } from './Shell';
import { Styleguide } from './styleguide';
import { replayChanges } from './beforeHydration';

/** Internal pages. They are not part of the published site or its bundle. */
const INTERNAL_PAGES = { '/styleguide': Styleguide, '/machines': Machines };

/** The site, inside a router and a store. */
export function App() {
  const { pathname } = useLocation();
  const Internal =
    pathname in INTERNAL_PAGES ? INTERNAL_PAGES[pathname as keyof typeof INTERNAL_PAGES] : undefined;
  return (
    <Shell>
      <DocumentHead />
      <Suspense>
        <RenderBoundary resetKey={pathname}>
          {Internal ? <Internal /> : viewAt(pathname).element}
        </RenderBoundary>
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

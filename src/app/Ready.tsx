import { useEffect } from 'react';
import { replayChanges } from './beforeHydration';

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

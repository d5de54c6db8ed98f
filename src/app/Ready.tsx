import { useEffect, useEffectEvent } from 'react';

export interface ReadyProps {
  /** Called once the page is hydrated and interactive. */
  readonly onReady?: (() => void) | undefined;
}

/**
 * Rendered after the page, inside its Suspense boundary: React hydrates the boundary later than its surroundings, and only then
 * is everything rendered and interactive. `data-ready` on the document signals this to tests and style sheets.
 */
export function Ready({ onReady }: ReadyProps) {
  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.restoring;
    dataset.ready = '';
    ready();
  }, []);
  return null;
}

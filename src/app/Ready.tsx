import { useEffect, useEffectEvent } from 'react';

export interface ReadyProps {
  /** Called once, when the page works. */
  readonly onReady?: (() => void) | undefined;
}

/**
 * Stands after the page, inside its Suspense: React hydrates what is in there later than what is around it, and only then is
 * everything drawn and listening. `data-ready` on the document tells tests and style sheets so.
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

import { useEffect, useEffectEvent } from 'react';

export interface ReadyProps {
  /** Called once, when the page works. */
  readonly onReady: () => void;
}

/**
 * Stands last in the tree: its effect runs when everything before it is drawn and listening. `data-ready` on the document
 * tells tests and style sheets so.
 */
export function Ready({ onReady }: ReadyProps) {
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.restoring;
    dataset.ready = '';
    ready();
  }, []);
  return null;
}

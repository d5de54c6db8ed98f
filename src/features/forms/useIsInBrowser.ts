import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False in prerendered HTML and while it is hydrated, true from then on. A frame that is in the HTML loads before anyone listens,
 * and its one `load` event is missed.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

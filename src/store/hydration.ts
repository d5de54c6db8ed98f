import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * True during prerendering and hydration, when a page must render independently of the address, session storage and browser.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

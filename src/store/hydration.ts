import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * True in prerendered HTML and while it is being hydrated: until then a page must look as it was rendered, whatever the
 * address, the session storage or the browser say.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

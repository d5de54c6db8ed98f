import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while the prerendered page is drawn or taken over, which is the gallery, whatever the address asks for. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** The portrait of this tab. It is in no store and no session key: a reload loses it, and the photo step says so. */
let portrait: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param address a `data:` address, or null to forget the portrait */
export function keepPortrait(address: string | null): void {
  portrait = address;
  listeners.forEach((listener) => listener());
}

/** Address of the portrait in memory; null where none was chosen since the page was loaded. */
export function usePortrait(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => portrait,
    () => null,
  );
}

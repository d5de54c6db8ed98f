import { useSyncExternalStore } from 'react';
import type { CropArea } from './cropArea';

/** Where a portrait was cut from, so that the cut can be adjusted. */
export interface PortraitSource {
  /** Upright and whole; a `data:` address. */
  readonly address: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** The part of it that the portrait shows, and its width by its height. */
  readonly area: CropArea;
  readonly aspect: number;
}

interface Portrait {
  readonly address: string;
  readonly source: PortraitSource | null;
}

/** The portrait of this tab. It is in no store and no session key: a reload loses it, and the photo step says so. */
let portrait: Portrait | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * @param address a `data:` address of the picture as the sheet shows it, or null to forget the portrait
 * @param source absent where it cannot be adjusted
 */
export function keepPortrait(address: string | null, source: PortraitSource | null = null): void {
  portrait = address === null ? null : { address, source };
  listeners.forEach((listener) => listener());
}

/** Address of the portrait in memory; null where none was chosen since the page was loaded. */
export function usePortrait(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => portrait?.address ?? null,
    () => null,
  );
}

/** What the portrait was cut from; null where there is no portrait. */
export function usePortraitSource(): PortraitSource | null {
  return useSyncExternalStore(
    subscribe,
    () => portrait?.source ?? null,
    () => null,
  );
}

import { useSyncExternalStore } from 'react';
import type { CropArea } from './cropArea';

/** The original of a portrait, kept so that the crop can be adjusted. */
export interface PortraitSource {
  /** `data:` URL of the whole picture, upright. */
  readonly address: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** The area that the portrait shows, and its aspect ratio (width / height). */
  readonly area: CropArea;
  readonly aspect: number;
}

interface Portrait {
  readonly address: string;
  readonly source: PortraitSource | null;
}

/** The portrait of this tab. It is kept out of the store and of session storage: a reload loses it, as the photo step warns. */
let portrait: Portrait | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * @param address `data:` URL of the picture as shown on the sheet, or null to discard the portrait
 * @param source omit if the crop cannot be adjusted
 */
export function keepPortrait(address: string | null, source: PortraitSource | null = null): void {
  portrait = address === null ? null : { address, source };
  listeners.forEach((listener) => listener());
}

/** `data:` URL of the portrait in memory; null if none was chosen since the page loaded. */
export function usePortrait(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => portrait?.address ?? null,
    () => null,
  );
}

/** The original of the portrait; null without a portrait. */
export function usePortraitSource(): PortraitSource | null {
  return useSyncExternalStore(
    subscribe,
    () => portrait?.source ?? null,
    () => null,
  );
}

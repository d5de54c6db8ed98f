import type { KeptVersion } from './kept';

/** Maximum number of versions per resume; the oldest are dropped. */
export const VERSIONS_MAX = 50;
/** Pause in ms after which a session starts a new version: a tab may stay open for weeks. */
export const VERSION_PAUSE_MS = 4 * 60 * 60 * 1000;

type Last = Pick<KeptVersion, 'number' | 'session' | 'savedAt'>;

/**
 * The number of the version that a save writes: a session overwrites its own last state, and nobody else's.
 * @param last the latest version; undefined if there is none
 * @param now in ms since the Unix epoch
 */
export function versionNumber(last: Last | undefined, session: string, now: number): number {
  if (!last) return 1;
  const continues = last.session === session && now - last.savedAt < VERSION_PAUSE_MS;
  return continues ? last.number : last.number + 1;
}

/** The largest number of a version to drop once this one is written; 0 if none is. */
export const lastDropped = (written: number): number => Math.max(0, written - VERSIONS_MAX);

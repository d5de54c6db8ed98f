import { encodeValue, mirrorEntries, type MirroredState, type MirrorEntry } from './mirrorEntries';

/** The state with every stored key; a damaged one is skipped. */
function restoreAll(
  entries: readonly MirrorEntry[],
  initial: MirroredState,
  load: (key: string) => string | null,
  onCut: (one: MirrorEntry) => void,
): MirroredState {
  return entries.reduce((state, one) => {
    const raw = load(one.key);
    try {
      return raw === null ? state : one.restore(state, raw, () => onCut(one));
    } catch {
      return state;
    }
  }, initial);
}

export type SessionMirror = ReturnType<typeof createSessionMirror>;

/**
 * A storage engine for redux-persist that spreads the state over the session keys.
 * @param getStorage called on every access, because merely reading `window.sessionStorage` throws if storage is blocked
 * @param onSavable called when the storage turns out to be full or blocked, and when everything is saved again
 * @param onCut called when texts were restored that are longer than their fields allow, and so were shortened
 */
export function createSessionMirror(
  getStorage: () => Storage,
  initial: MirroredState,
  onSavable: (isSavable: boolean) => void,
  onCut: () => void,
) {
  const entries = mirrorEntries();
  // Unchanged defaults are never written, so that a first visit leaves the storage empty.
  const written = new Map(entries.map((one) => [one, one.read(initial)]));
  let latest = initial;
  let isSavable = true;

  const report = (now: boolean): void => {
    if (now !== isSavable) onSavable(now);
    isSavable = now;
  };

  const load = (key: string): string | null => {
    try {
      return getStorage().getItem(key);
    } catch {
      report(false);
      return null;
    }
  };

  const save = (one: MirrorEntry): boolean => {
    const value = one.read(latest);
    try {
      getStorage().setItem(one.key, one.encode?.(latest) ?? encodeValue(value));
      written.set(one, value);
      return true;
    } catch {
      return false;
    }
  };

  const saveChanged = (): void => {
    const changed = entries.filter((one) => written.get(one) !== one.read(latest));
    const failed = changed.filter((one) => !save(one));
    // A key that failed may fit now that later ones have become shorter.
    if (changed.length > 0) report(!failed.map(save).includes(false));
  };

  return {
    /** The initial state plus everything that can be restored. Synchronous; see README.md. */
    getItem(): MirroredState {
      const cut = new Set<MirrorEntry>();
      latest = restoreAll(entries, initial, load, (one) => cut.add(one));
      // What was cut counts as unwritten, so that the next edit replaces it, and a reload does not report it again.
      for (const one of entries) written.set(one, cut.has(one) ? undefined : one.read(latest));
      if (cut.size > 0) onCut();
      return latest;
    },
    /** Writes the keys whose value changed since they were last read or written, and those that failed before. */
    setItem(_name: string, staged: Partial<MirroredState>) {
      latest = { ...initial, ...staged };
      saveChanged();
      return Promise.resolve();
    },
    removeItem() {
      entries.forEach(({ key }) => getStorage().removeItem(key));
      return Promise.resolve();
    },
    /** Tries again to write the keys that failed. */
    retry: saveChanged,
  };
}

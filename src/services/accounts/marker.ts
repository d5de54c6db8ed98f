const KEY = 'ei.hasSignedIn';

/** Runs `task` on local storage, or returns `otherwise` if storage is blocked, when any access throws. */
function withStorage<T>(task: (storage: Storage) => T, otherwise: T): T {
  try {
    return task(window.localStorage);
  } catch {
    return otherwise;
  }
}

/**
 * Remembers in this browser that someone has signed in, so that the account code is loaded on startup only if needed.
 * A hint, not proof that a session exists.
 */
export const signedInMarker = {
  isSet: (): boolean => withStorage((storage) => storage.getItem(KEY) !== null, false),

  set(isSignedIn: boolean): void {
    withStorage((storage) => {
      if (isSignedIn) storage.setItem(KEY, '1');
      else storage.removeItem(KEY);
    }, undefined);
  },

  /** Calls `listener` when another tab sets the marker. */
  onSetElsewhere(listener: () => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue !== null) listener();
    });
  },
};

import type { Persistor } from 'redux-persist';

/** Saved work is written on a timer; a page that is left or hidden right after an edit writes it at once. */
export function keepOnLeaving(persistor: Pick<Persistor, 'flush'>): void {
  const flush = () => void persistor.flush();
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

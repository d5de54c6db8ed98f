import type { Leaving } from '../store/ports';

/** Both events, because phones discard hidden pages without a `pagehide`. */
export const leaving: Leaving = {
  onLeave(save) {
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') save();
    });
  },
};

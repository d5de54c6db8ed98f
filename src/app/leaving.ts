import type { Leaving } from '../store/ports';

/** Both events, because phones hide a page without ever telling it that it is over. */
export const leaving: Leaving = {
  onLeave(save) {
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') save();
    });
  },
};

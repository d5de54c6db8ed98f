import { art } from './FigureArt';
import lock from './art/lock.svg';
import lockKey from './art/lock-key.svg';
import lockOpen from './art/lock-open.svg';

/** Drawings of the two account pages and the login popup. */
export const accountArt = {
  lock: art(lock),
  keyDrawnOut: art(lockKey, '0 0 604 320'),
  keyInPlace: art(lockOpen, '0 0 520 320'),
};

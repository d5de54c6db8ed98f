import { art } from './FigureArt';
import patent from './art/patent.svg';
import trademark from './art/trademark.svg';

/** Drawings of the patent page. */
export const patentArt = {
  specification: art(patent, '8 40 464 316'),
  sealPress: art(trademark, '0 4 480 396'),
};

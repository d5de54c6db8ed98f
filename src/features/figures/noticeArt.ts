import { art } from './FigureArt';
import gearTrain from './art/gear-404.svg';
import halfDrawn from './art/half-drawn.svg';
import unplugged from './art/unplugged.svg';

/** Drawings of the pages with a single message. */
export const noticeArt = {
  gearTrain: art(gearTrain, '0 0 560 300'),
  halfDrawn: art(halfDrawn, '0 0 400 400'),
  unplugged: art(unplugged, '0 0 560 240'),
};

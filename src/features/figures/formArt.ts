import { art } from './FigureArt';
import drawingBoard from './art/internship.svg';
import postBox from './art/post-box.svg';

/** Drawings of the pages with an embedded form. */
export const formArt = {
  drawingBoard: art(drawingBoard, '0 0 480 384'),
  postBox: art(postBox, '0 0 352 404'),
};

import { art } from './FigureArt';
import drawingBoard from './art/internship.svg';
import postBox from './art/post-box.svg';

/** Drawings of the pages with an embedded form. */
export const formArt = {
  drawingBoard: art(drawingBoard, '56 56 412 278'),
  postBox: art(postBox, '36 20 280 372'),
};

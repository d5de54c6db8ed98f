import { art } from './FigureArt';
import mark1 from './art/mark-1.svg';
import mark2 from './art/mark-2.svg';
import mark3 from './art/mark-3.svg';
import mark4 from './art/mark-4.svg';
import mark5 from './art/mark-5.svg';
import mark6 from './art/mark-6.svg';
import mark7 from './art/mark-7.svg';
import mark8 from './art/mark-8.svg';

/** Logos of fictional companies. */
export const markArt = {
  kadam: art(mark1, '0 0 190 56'),
  neemTree: art(mark2, '0 0 190 56'),
  lohar: art(mark3, '0 0 190 56'),
  chitra: art(mark4, '0 0 190 56'),
  dwar: art(mark5, '0 0 190 56'),
  setu: art(mark6, '0 0 190 56'),
  morpankh: art(mark7, '0 0 190 56'),
  panch: art(mark8, '0 0 190 56'),
};

import { art } from './FigureArt';
import webWidths from './art/web-widths.svg';
import site1 from './art/site-1.svg';
import site2 from './art/site-2.svg';
import site3 from './art/site-3.svg';
import site4 from './art/site-4.svg';
import site5 from './art/site-5.svg';
import site6 from './art/site-6.svg';
import step1 from './art/step-1.svg';
import step2 from './art/step-2.svg';
import step3 from './art/step-3.svg';
import step4 from './art/step-4.svg';

/** Drawings of the website page. */
export const websiteArt = {
  widths: art(webWidths, '0 0 648 400'),
  sweetShop: art(site1, '0 0 400 300'),
  homestay: art(site2, '0 0 400 300'),
  bicycleWorkshop: art(site3, '0 0 400 300'),
  clinic: art(site4, '0 0 400 300'),
  weaver: art(site5, '0 0 400 300'),
  musicSchool: art(site6, '0 0 400 300'),
  measure: art(step1, '0 0 284 244'),
  setOut: art(step2, '0 0 284 244'),
  cover: art(step3, '0 0 284 244'),
  switchOn: art(step4, '0 0 284 244'),
};

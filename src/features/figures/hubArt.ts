import { art } from './FigureArt';
import education from './art/hub-education.svg';
import independence from './art/hub-independence.svg';
import other from './art/hub-other.svg';
import postBox from './art/post-box.svg';
import resume from './art/resume.svg';

/** Drawings of the hub pages. */
export const hubArt = {
  resume: art(resume, '16 8 448 330'),
  'post-box': art(postBox, '36 20 280 372'),
  'hub-education': art(education),
  'hub-other': art(other),
  independence: art(independence, '0 -10 144 128'),
};

import { art } from './FigureArt';
import education from './art/hub-education.svg';
import independence from './art/hub-independence.svg';
import other from './art/hub-other.svg';
import postBox from './art/post-box.svg';
import resume from './art/resume.svg';

/** Drawings of the hub pages. */
export const hubArt = {
  resume: art(resume, '0 0 480 384'),
  'post-box': art(postBox, '0 0 352 404'),
  'hub-education': art(education),
  'hub-other': art(other),
  independence: art(independence, '0 -10 144 128'),
};

import arvind from './portraits/arvind.svg';
import joseph from './portraits/joseph.svg';
import meera from './portraits/meera.svg';
import sana from './portraits/sana.svg';

/** Line portraits of invented people, 240 x 288, for an `<img>`: each follows the colour scheme by a media query of its own. */
export const portraits = { arvind, joseph, meera, sana };

import arvind from './portraits/arvind.svg';
import joseph from './portraits/joseph.svg';
import meera from './portraits/meera.svg';
import sana from './portraits/sana.svg';

/** Line portraits of fictional people, 240 x 288, for an `<img>`: each has its own media query for the colour scheme. */
export const portraits = { arvind, joseph, meera, sana };

import { archSizes } from './archSizes';
import { lampSizes } from './lampSizes';
import { rangoliSizes } from './rangoliSizes';
import { riverSizes } from './riverSizes';
import type { ExtraLayouts } from '../template';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: readonly ExtraLayouts[] = [lampSizes, rangoliSizes, riverSizes, archSizes];

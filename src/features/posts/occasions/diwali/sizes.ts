import { archSizes } from './archSizes';
import { lampSizes } from './lampSizes';
import { rangoliSizes } from './rangoliSizes';
import { riverSizes } from './riverSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: ExtrasOf<typeof templates> = [lampSizes, rangoliSizes, riverSizes, archSizes];

import { archSizes } from './archSizes';
import { lampSizes } from './lampSizes';
import { rangoliSizes } from './rangoliSizes';
import { riverSizes } from './riverSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

export const sizes: ExtrasOf<typeof templates> = [lampSizes, rangoliSizes, riverSizes, archSizes];

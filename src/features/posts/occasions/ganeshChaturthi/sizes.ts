import { brushSizes } from './brushSizes';
import { modakSizes } from './modakSizes';
import { murtiSizes } from './murtiSizes';
import { sunriseSizes } from './sunriseSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: ExtrasOf<typeof templates> = [murtiSizes, brushSizes, sunriseSizes, modakSizes];

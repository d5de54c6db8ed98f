import { brushSizes } from './brushSizes';
import { modakSizes } from './modakSizes';
import { murtiSizes } from './murtiSizes';
import { sunriseSizes } from './sunriseSizes';
import type { ExtraLayouts } from '../template';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: readonly ExtraLayouts[] = [murtiSizes, brushSizes, sunriseSizes, modakSizes];

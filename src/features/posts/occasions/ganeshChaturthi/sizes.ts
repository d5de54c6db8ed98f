import { brushSizes } from './brushSizes';
import { modakSizes } from './modakSizes';
import { murtiSizes } from './murtiSizes';
import { sunriseSizes } from './sunriseSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

export const sizes: ExtrasOf<typeof templates> = [murtiSizes, brushSizes, sunriseSizes, modakSizes];

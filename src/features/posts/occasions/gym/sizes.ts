import { diagonalSizes } from './diagonalSizes';
import { kettlebellSizes } from './kettlebellSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: ExtrasOf<typeof templates> = [diagonalSizes, kettlebellSizes];

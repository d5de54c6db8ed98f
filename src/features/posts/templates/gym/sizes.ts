import { diagonalSizes } from './diagonalSizes';
import { kettlebellSizes } from './kettlebellSizes';
import type { ExtraLayouts } from '../template';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: readonly ExtraLayouts[] = [diagonalSizes, kettlebellSizes];

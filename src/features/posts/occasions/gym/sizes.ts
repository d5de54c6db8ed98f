import { diagonalSizes } from './diagonalSizes';
import { kettlebellSizes } from './kettlebellSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

export const sizes: ExtrasOf<typeof templates> = [diagonalSizes, kettlebellSizes];

import { medallionSizes } from './medallionSizes';
import { moonSizes } from './moonSizes';
import { quiltSizes } from './quiltSizes';
import { thaliSizes } from './thaliSizes';
import type { ExtraLayouts } from '../template';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: readonly ExtraLayouts[] = [medallionSizes, thaliSizes, moonSizes, quiltSizes];

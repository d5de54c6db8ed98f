import { medallionSizes } from './medallionSizes';
import { moonSizes } from './moonSizes';
import { quiltSizes } from './quiltSizes';
import { thaliSizes } from './thaliSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

/** The other sizes of the posters, in the order of the templates. */
export const sizes: ExtrasOf<typeof templates> = [medallionSizes, thaliSizes, moonSizes, quiltSizes];

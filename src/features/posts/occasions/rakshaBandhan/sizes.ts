import { medallionSizes } from './medallionSizes';
import { moonSizes } from './moonSizes';
import { quiltSizes } from './quiltSizes';
import { thaliSizes } from './thaliSizes';
import type { ExtrasOf } from '../../templates/posterSet';
import type { templates } from '.';

export const sizes: ExtrasOf<typeof templates> = [medallionSizes, thaliSizes, moonSizes, quiltSizes];

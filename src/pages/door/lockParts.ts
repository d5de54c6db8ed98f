import type { FigurePart } from '../../ui/Figure';

/** Named parts of both lock drawings. */
export const LOCK_PARTS: readonly FigurePart[] = [
  { numeral: 10, name: 'key' },
  { numeral: 12, name: 'pins' },
  { numeral: 14, name: 'shear line' },
];

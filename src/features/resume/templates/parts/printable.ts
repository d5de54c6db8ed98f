import { oncePerObject } from '../../../../domain/oncePerObject';
import { visible } from '../../../../domain/visible';

/** Line breaks, tabs and other control characters, which do not print and confuse programs that read the PDF. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** More than two combining marks on a letter: no language needs them, and they would overlap the neighbouring lines. */
const STACKED_MARKS = /((?:[\u0300-\u036F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20F0]){2})\p{M}+/gu;

/** Cleans typed text for drawing; the stored text stays as typed. */
export function printable(typed: string): string {
  return visible(typed.replace(CONTROLS, ' ')).replace(STACKED_MARKS, '$1');
}

/** An entry with all its text cleaned by `printable`; memoized, so the same entry yields the same object. */
export const printableItem = oncePerObject(<Item extends object>(item: Item): Item => {
  const entries = Object.entries(item).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? printable(value) : value,
  ]);
  return Object.fromEntries(entries) as Item;
});

/** Line ends, tabs and other controls: paper knows none of them, and a program that reads the PDF stumbles over them. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * What hides in pasted text: soft hyphens, zero-width spaces and joints, and the marks that turn the text around them
 * right to left. The joiners of Indian scripts, of Persian and of emoji stay.
 */
const HIDDEN = /[\u00AD\u061C\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** No language puts more accents on a letter; a higher pile would be drawn across the lines above and below. */
const PILED_MARKS = /((?:[\u0300-\u036F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20F0]){2})\p{M}+/gu;

/** Typed text as it stands on paper. What was typed stays as it is: this is for drawing only. */
export function printable(typed: string): string {
  return typed.replace(CONTROLS, ' ').replace(HIDDEN, '').replace(PILED_MARKS, '$1');
}

const made = new WeakMap<object, object>();

/** An entry with all its text as it stands on paper; the same object for the same entry. */
export function printableItem<Item extends object>(item: Item): Item {
  const known = made.get(item);
  if (known) return known as Item;
  const entries = Object.entries(item).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? printable(value) : value,
  ]);
  const result = Object.fromEntries(entries) as Item;
  made.set(item, result);
  return result;
}

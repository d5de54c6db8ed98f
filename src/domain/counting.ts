const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Spells out a number below ten for the start of a sentence. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

/** The noun for so many: "page" for 1, otherwise "pages". */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** The number with its noun: "1 page", "2 pages". */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`;

/** `1`, `1 and 2`, `1, 2 and 3`. */
export function enumerate(items: readonly (string | number)[]): string {
  const last = items.at(-1);
  return items.length < 2 ? String(last ?? '') : `${items.slice(0, -1).join(', ')} and ${last}`;
}

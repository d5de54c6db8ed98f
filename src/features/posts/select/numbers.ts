const WORDS = ['No', 'One', 'Two', 'Three', 'Four'];

/** Spells out a small number for the start of a sentence. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

/** `1`, `1 and 2`, `1, 2 and 3`. */
export function enumerate(items: readonly (string | number)[]): string {
  const last = items.at(-1);
  return items.length < 2 ? String(last ?? '') : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** `template 3`, `templates 3 and 4`. */
export const templatesNamed = (numbers: readonly number[]): string =>
  `template${numbers.length === 1 ? '' : 's'} ${enumerate(numbers)}`;

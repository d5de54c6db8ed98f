/** A text of which the part from `start` to `end` is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The stars of each key, and at which numbers of stars around a text its mark is on. */
const STARS: Readonly<Record<string, { readonly mark: string; readonly isOnAt: readonly number[] }>> = {
  b: { mark: '**', isOnAt: [2, 3] },
  i: { mark: '*', isOnAt: [1, 3] },
};

/**
 * The selected part of each line, since a mark ends with its paragraph, without the stars and white space around it. If
 * no word is selected, the place where the selection ends.
 */
function linesIn({ text, start, end }: Selected): Selected[] {
  const lines = [...text.slice(start, end).matchAll(/[^\s*](?:.*[^\s*])?/g)].map(({ 0: words, index }) => ({
    text,
    start: start + index,
    end: start + index + words.length,
  }));
  return lines.length > 0 ? lines : [{ text, start: end, end }];
}

function replaced({ text, start, end }: Selected, before: string, after: string): Selected {
  const whole = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
  return { text: whole, start: start + before.length, end: end + before.length };
}

/** Takes the mark away around the selection. */
const without = ({ text, start, end }: Selected, { length }: string): Selected => ({
  text: text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length),
  start: start - length,
  end: end - length,
});

const ADDRESS = 'https://';

/** A link with the selected words, and its address selected, to type or paste it. */
function linked(selected: Selected): Selected {
  const { text, end } = replaced(selected, '[', `](${ADDRESS})`);
  const start = end + ']('.length;
  return { text, start, end: start + ADDRESS.length };
}

/** Whether a mark is on around the selection. */
function isOnAround({ text, start, end }: Selected, isOnAt: readonly number[]): boolean {
  const before = /\*{0,3}$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\*{0,3}/.exec(text.slice(end))?.[0].length ?? 0;
  return isOnAt.includes(Math.min(before, after));
}

/**
 * What Ctrl with a key makes of a text: B and I turn bold and italic on or off, K makes a link of the words in the first line.
 * @returns undefined for other keys
 */
export function withMark(typed: Selected, key: string): Selected | undefined {
  const lines = linesIn(typed);
  if (key === 'k') return lines.slice(0, 1).map(linked)[0];
  const stars = STARS[key];
  if (!stars) return undefined;
  const isOn = (line: Selected) => isOnAround(line, stars.isOnAt);
  const isAllOn = lines.every(isOn);
  const change = (line: Selected) => {
    if (isAllOn) return without(line, stars.mark);
    return isOn(line) ? line : replaced(line, stars.mark, stars.mark);
  };
  // From the last line up, so that the offsets of the lines above stay right.
  return lines.reduceRight<Selected | undefined>((below, line) => {
    const next = change({ ...line, text: below?.text ?? line.text });
    return below ? { ...next, end: below.end + next.text.length - below.text.length } : next;
  }, undefined);
}

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

/** The part of the selection without white space around it, which marks must touch. */
function trimmed({ text, start, end }: Selected): Selected {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { text, start: from, end: Math.max(from, start + part.trimEnd().length) };
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

/**
 * What Ctrl with a key makes of a text: B and I turn bold and italic on or off, K makes a link.
 * @returns undefined for other keys
 */
export function withMark(typed: Selected, key: string): Selected | undefined {
  const selected = trimmed(typed);
  if (key === 'k') return linked(selected);
  const stars = STARS[key];
  if (!stars) return undefined;
  const before = /\*{0,3}$/.exec(selected.text.slice(0, selected.start))?.[0].length ?? 0;
  const after = /^\*{0,3}/.exec(selected.text.slice(selected.end))?.[0].length ?? 0;
  const isOn = stars.isOnAt.includes(Math.min(before, after));
  return isOn ? without(selected, stars.mark) : replaced(selected, stars.mark, stars.mark);
}

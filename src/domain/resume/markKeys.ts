import { marksOf, type Run } from './markedText';

/** A text of which the part from `start` to `end` is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a text, by its offsets. */
type Span = readonly [start: number, end: number];

interface Key {
  readonly style: keyof Run & `is${string}`;
  readonly stars: string;
  /** The numbers of stars in a row that include its own. */
  readonly isAmong: readonly number[];
}

const KEYS: Readonly<Record<string, Key>> = {
  b: { style: 'isBold', stars: '**', isAmong: [2, 3] },
  i: { style: 'isItalic', stars: '*', isAmong: [1, 3] },
};

const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;
const replaced = (text: string, [start, end]: Span, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** The gaps between words: white space, stars, the brackets of a link and its address. */
const gapsIn = (text: string): Span[] =>
  [...text.matchAll(/(?:[\s*[]|\]\([^()\s]*\))+/g)].map(({ 0: gap, index }) => [index, index + gap.length]);

/** The words in a part of a text, from the first to the last, whole, as a mark can't cut one; for a caret, the word around it. */
function wordsIn(text: string, [start, end]: Span): Span {
  const gaps = gapsIn(text);
  const from = gaps.find((gap) => gap[0] <= start && start < gap[1])?.[1] ?? start;
  const to = gaps.find((gap) => gap[0] < end && end <= gap[1])?.[0] ?? end;
  const before = lengthOf(/[\p{L}\p{M}\p{N}]*$/u, text.slice(0, from));
  const after = lengthOf(/^[\p{L}\p{M}\p{N}]*/u, text.slice(to));
  return from === to && before * after === 0 ? [from, to] : [from - before, to + after];
}

/** The text without the stars of a key, letter by letter. A mark ends with its line. */
function bareLetters(typed: string, { style }: Key) {
  return [...typed.matchAll(/.*\n?/g)].flatMap(({ 0: line, index }) => {
    const marks = marksOf(line).filter((mark) => style in mark.style);
    return line.split('').flatMap((letter, place) => {
      // The last one begins the style or ends it.
      const mark = marks.findLast(({ start }) => start <= place);
      return mark && place < mark.end
        ? []
        : [{ letter, typedAt: index + place, isOn: mark?.style[style] === true }];
    });
  });
}

/** The links of a text: where each begins, where its words end, and where it ends. */
const linksOf = (text: string) =>
  [...text.matchAll(/\[([^[\n]*)\]\([^()\s]*\)/g)].map(({ 0: link, 1: words = '', index }) => ({
    start: index,
    wordsEnd: index + '['.length + words.length,
    end: index + link.length,
  }));

/** The links of a text, and whether a style is on for all of their words. */
const linksIn = (text: string, on: readonly boolean[]) =>
  linksOf(text).map(({ start, wordsEnd, end }) => ({
    start,
    end,
    isOn: text
      .slice(start + 1, wordsEnd)
      .split('')
      .every((letter, place) => /[\s*]/.test(letter) || on[start + 1 + place] === true),
  }));

/**
 * Whether a style is on, for each letter; between two words of a line, only if it is on for both. A mark that ends inside a link
 * would break it: the style takes in a link whole, or begins and ends again inside.
 */
function fromWordToWord(text: string, on: readonly boolean[]): boolean[] {
  const next = [...on];
  const links = linksIn(text, on);
  for (const [from, to] of gapsIn(text)) {
    const isCut = links.some(
      ({ start, end, isOn }) => !isOn && ((from <= start && start < to) || (from < end && end <= to)),
    );
    const isInLine = !text.slice(from, to).includes('\n');
    next.fill(!isCut && isInLine && next[from - 1] === true && next[to] === true, from, to);
  }
  for (const { start, end, isOn } of links)
    if (isOn && (next[start] === true || next[end - 1] === true)) next.fill(true, start, end);
  return next;
}

/** The same with the style off for a part, and for what no mark can separate from it, such as the hyphen of a word. */
function turnedOff(text: string, on: readonly boolean[], [start, end]: Span): boolean[] {
  const before = lengthOf(/[^\p{L}\p{M}\p{N}\s)]*$/u, text.slice(0, start));
  const after = lengthOf(/^[^\p{L}\p{M}\p{N}\s[\]]*/u, text.slice(end));
  return fromWordToWord(text, [...on].fill(false, start - before, end + after));
}

const withCaret = (text: string, caret: number): Selected => ({ text, start: caret, end: caret });

/** Where no word is selected: begins the style, ends it before its last stars, or takes an empty pair of stars back. */
function atCaret(text: string, caret: number, { stars, isAmong }: Key): Selected {
  const hasBefore = isAmong.includes(lengthOf(/\*{0,3}$/, text.slice(0, caret)));
  const hasAfter = isAmong.includes(lengthOf(/^\*{0,3}/, text.slice(caret)));
  const { length } = stars;
  if (!hasAfter) return withCaret(replaced(text, [caret, caret], stars + stars), caret + length);
  if (!hasBefore) return withCaret(text, caret + length);
  return withCaret(replaced(text, [caret - length, caret + length], ''), caret - length);
}

/** The words of a link in place of a part of its address, which takes no stars. */
function outOfAddress(typed: Selected): Selected {
  const link = linksOf(typed.text).find(
    ({ wordsEnd, end }) => wordsEnd < typed.end && wordsEnd <= typed.start && typed.end < end,
  );
  return link ? { ...typed, start: link.start + '['.length, end: link.wordsEnd } : typed;
}

/** Turns a style on for all selected words, or off if it is on for all of them. Other lines stay as they are typed. */
function toggled({ text, start, end }: Selected, key: Key): Selected {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const lines: Span = [from, `${text}\n`.indexOf('\n', end)];
  const letters = bareLetters(text.slice(...lines), key);
  const bare = letters.map(({ letter }) => letter).join('');
  const bareAt = (at: number) => letters.filter(({ typedAt }) => typedAt < at - from).length;
  const words = wordsIn(bare, [bareAt(start), bareAt(end)]);
  const [first, last] = words;
  if (first >= last) return atCaret(text, end, key);
  const before = fromWordToWord(
    bare,
    letters.map(({ isOn }) => isOn),
  );
  const turnedOn = fromWordToWord(bare, [...before].fill(true, first, last));
  const isOn = before.join() === turnedOn.join();
  const on = isOn ? turnedOff(bare, before, words) : turnedOn;
  const edges = [...on.keys(), on.length].filter((at) => Boolean(on[at]) !== Boolean(on[at - 1]));
  const starred = edges.reduceRight((line, at) => replaced(line, [at, at], key.stars), bare);
  const typedAt = (at: number, starsBefore: number) => from + at + starsBefore * key.stars.length;
  return {
    text: replaced(text, lines, starred),
    start: typedAt(first, edges.filter((at) => at <= first).length),
    end: typedAt(last, edges.filter((at) => at < last).length),
  };
}

const ADDRESS = 'https://';

/**
 * A link with the selected words of the first line, and its address selected, to type or paste it. Links do not nest: where
 * there is one already, its address is selected.
 */
function linked({ text, start, end }: Selected): Selected {
  const found = /[^\s*](?:.*[^\s*])?/.exec(text.slice(start, end));
  const [words, from] = found ? [found[0], start + found.index] : ['', end];
  const to = from + words.length;
  const link = linksOf(text).find((other) => other.start < to && from < other.end);
  if (link) return { text, start: link.wordsEnd + ']('.length, end: link.end - ')'.length };
  const address = to + '[]('.length;
  return {
    text: replaced(text, [from, to], `[${words}](${ADDRESS})`),
    start: address,
    end: address + ADDRESS.length,
  };
}

/** What Ctrl with a key makes of a text: B and I turn bold and italic on or off, K makes a link. @returns undefined for other keys */
export function withMark(typed: Selected, letter: string): Selected | undefined {
  if (letter === 'k') return linked(typed);
  const key = KEYS[letter];
  return key && toggled(outOfAddress(typed), key);
}

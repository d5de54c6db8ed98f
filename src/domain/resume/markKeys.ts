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
  /** At which numbers of stars in a row its own are among them. */
  readonly isAmong: readonly number[];
}

const KEYS: Readonly<Record<string, Key>> = {
  b: { style: 'isBold', stars: '**', isAmong: [2, 3] },
  i: { style: 'isItalic', stars: '*', isAmong: [1, 3] },
};

/** What is no word: white space, stars, the brackets of a link and its address. */
const NO_WORDS = String.raw`(?:[\s*[]|\]\([^()\s]*\))*`;
const NONE_FIRST = new RegExp(`^${NO_WORDS}`);
const NONE_LAST = new RegExp(`${NO_WORDS}$`);
const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;

/** The words in a part of a line, from the first to the last; empty if it has none. */
function wordsIn(line: string, [start, end]: Span): Span {
  const from = start + lengthOf(NONE_FIRST, line.slice(start, end));
  return [from, end - lengthOf(NONE_LAST, line.slice(from, end))];
}

/** The same part without cutting a word in two, as no mark does. A caret is in a word, or beside one. */
function withWholeWords(line: string, [start, end]: Span): Span {
  const before = lengthOf(/[\p{L}\p{M}\p{N}]*$/u, line.slice(0, start));
  const after = lengthOf(/^[\p{L}\p{M}\p{N}]*/u, line.slice(end));
  return start === end && before * after === 0 ? [start, end] : [start - before, end + after];
}

/** The parts in order, each from its first word to its last, and as one where no word is between them. */
function joined(line: string, spans: readonly Span[]): Span[] {
  const parts: Span[] = [];
  for (const span of spans.toSorted(([one], [other]) => one - other)) {
    const [start, end] = wordsIn(line, span);
    if (start >= end) continue;
    const last = parts.at(-1);
    const [from, to] = wordsIn(line, [last?.[1] ?? 0, start]);
    if (last && from >= to) parts[parts.length - 1] = [last[0], Math.max(last[1], end)];
    else parts.push([start, end]);
  }
  return parts;
}

const replaced = (text: string, [start, end]: Span, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** A line without the stars of a key. */
interface Bare {
  readonly line: string;
  /** What is set in the key's style. */
  readonly on: readonly Span[];
  /** The selected words. */
  readonly words: Span;
}

function bareLine(typed: string, selected: Span, { style }: Key): Bare {
  const marks = marksOf(typed).filter((mark) => style in mark.style);
  const bareAt = (at: number): number =>
    marks.reduce((bare, { start, end }) => bare - Math.min(Math.max(at - start, 0), end - start), at);
  const line = marks.reduceRight((text, { start, end }) => replaced(text, [start, end], ''), typed);
  // Of each style, a mark that begins it and one that ends it take turns.
  const on = marks.flatMap(({ start, style: { [style]: begins } }, index): Span[] =>
    begins ? [[bareAt(start), bareAt(marks[index + 1]?.start ?? typed.length)]] : [],
  );
  const words = withWholeWords(line, wordsIn(line, [bareAt(selected[0]), bareAt(selected[1])]));
  return { line, on: joined(line, on), words };
}

const isOn = ({ on, words: [start, end] }: Bare): boolean =>
  on.some(([first, last]) => first <= start && end <= last);

/** The line with its stars, once the key's style has been turned on or off for the selected words. */
function typedLine({ line, on, words }: Bare, turnsOn: boolean, { stars }: Key): Selected {
  const [start, end] = words;
  // A mark can't stand between a word and its hyphen.
  const before = start - lengthOf(/[^\p{L}\p{M}\p{N}\s)]*$/u, line.slice(0, start));
  const after = end + lengthOf(/^[^\p{L}\p{M}\p{N}\s[\]]*/u, line.slice(end));
  const others = on.flatMap(([first, last]): Span[] => [
    [first, Math.min(last, before)],
    [Math.max(first, after), last],
  ]);
  const edges = joined(line, turnsOn ? [...on, words] : others).flat();
  const lengthAt = (places: readonly number[]) => places.length * stars.length;
  return {
    text: edges.reduceRight((text, at) => replaced(text, [at, at], stars), line),
    start: start + lengthAt(edges.filter((at) => at <= start)),
    end: end + lengthAt(edges.filter((at) => at < end)),
  };
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

/** Turns a style on for all selected words, or off if it is on for all of them. A mark ends with its paragraph. */
function toggled({ text, start, end }: Selected, key: Key): Selected {
  const lines = [...text.matchAll(/.*/g)].flatMap(({ 0: typed, index }) => {
    const selected: Span = [Math.max(start - index, 0), Math.min(end - index, typed.length)];
    if (selected[0] > selected[1]) return [];
    const bare = bareLine(typed, selected, key);
    return bare.words[0] < bare.words[1] ? [{ typed, index, bare }] : [];
  });
  const turnsOn = !lines.every(({ bare }) => isOn(bare));
  // From the last line up, so that the offsets of the lines above stay right.
  return (
    lines.reduceRight<Selected | undefined>((below, { typed, index, bare }) => {
      const next = typedLine(bare, turnsOn, key);
      const grown = next.text.length - typed.length;
      return {
        text: replaced(below?.text ?? text, [index, index + typed.length], next.text),
        start: index + next.start,
        end: below ? below.end + grown : index + next.end,
      };
    }, undefined) ?? atCaret(text, end, key)
  );
}

const ADDRESS = 'https://';

/** A link with the selected words of the first line, and its address selected, to type or paste it. */
function linked({ text, start, end }: Selected): Selected {
  const found = /[^\s*](?:.*[^\s*])?/.exec(text.slice(start, end));
  const [words, from] = found ? [found[0], start + found.index] : ['', end];
  const address = from + words.length + '[]('.length;
  return {
    text: replaced(text, [from, from + words.length], `[${words}](${ADDRESS})`),
    start: address,
    end: address + ADDRESS.length,
  };
}

/** What Ctrl with a key makes of a text: B and I turn bold and italic on or off, K makes a link. @returns undefined for other keys */
export function withMark(typed: Selected, letter: string): Selected | undefined {
  if (letter === 'k') return linked(typed);
  const key = KEYS[letter];
  return key && toggled(typed, key);
}

import { grouped, inRuns } from '../../domain/grouped';
import { hasBullet } from '../../domain/resume/bullets';
import type { TextRun } from '../../domain/resume/reading/textRun';

/** A text of a page. The letters of a word that is read from the right, but drawn from the left, have the same mark. */
export interface DrawnRun extends TextRun {
  readonly reversed: number | undefined;
}

type Runs = readonly [DrawnRun, ...DrawnRun[]];

/** Widest gaps, in font sizes. */
const BETWEEN_LETTERS = 0.1;
const BETWEEN_WORDS = 0.5;
const BESIDE_BULLET = 2;

const isRightToLeft = ({ reversed }: DrawnRun): boolean => reversed !== undefined;

const endOf = ({ x, width }: TextRun): number => x + width;

const gap = (one: TextRun, other: TextRun): number =>
  Math.max(one.x - endOf(other), other.x - endOf(one)) / one.size;

/** @param text what they say together */
function joined(runs: Runs, text: string): DrawnRun {
  const x = Math.min(...runs.map((run) => run.x));
  return { ...runs[0], text, x, width: Math.max(...runs.map(endOf)) - x };
}

/** Most glyphs of a word stand on its baseline. Dots, which are drawn by themselves before their letter, don’t. */
function wordOf(letters: Runs): DrawnRun {
  const heights = [...grouped(letters, ({ y }) => Math.round(y)).values()];
  const [{ y }] = heights.reduce((most, same) => (same.length >= most.length ? same : most));
  const texts = letters.map(({ text }) => text.trim());
  return { ...joined(letters, texts.reverse().join('')), y };
}

/** @param words from the left */
function fromTheRight(words: Runs): DrawnRun {
  const texts = words.map((word, index) => {
    const next = words[index - 1];
    return next && gap(word, next) > BETWEEN_LETTERS ? `${word.text} ` : word.text;
  });
  return joined(words, texts.reverse().join(''));
}

/** A line that is mostly Arabic is one text, with its Latin words between; on others, only each Arabic phrase is. @param words from the left */
function lineOf(words: Runs): readonly DrawnRun[] {
  if (words.filter(isRightToLeft).length * 2 > words.length) return [fromTheRight(words)];
  return inRuns(words, (run, [first]) => isRightToLeft(run) && isRightToLeft(first)).map((phrase) =>
    isRightToLeft(phrase[0]) ? fromTheRight(phrase) : phrase[0],
  );
}

const areBeside = (one: TextRun, other: TextRun, space: number): boolean =>
  Math.abs(one.y - other.y) < BETWEEN_LETTERS * one.size && gap(one, other) < space;

/** Puts texts that were drawn from the left in the order in which they are read, such as those of Arabic and Urdu. */
export function inReadingOrder(runs: readonly DrawnRun[]): readonly TextRun[] {
  const words = inRuns(runs, (run, [first]) => isRightToLeft(run) && run.reversed === first.reversed).map(
    (letters) => (isRightToLeft(letters[0]) ? wordOf(letters) : letters[0]),
  );
  const lines = inRuns(words, (word, line) => areBeside(word, line.at(-1) ?? word, BETWEEN_WORDS));
  // Behind its text on the sheet, a bullet is drawn before it.
  return inRuns(
    lines.flatMap(lineOf),
    (text, [bullet]) =>
      isRightToLeft(text) && hasBullet(bullet.text) && areBeside(text, bullet, BESIDE_BULLET),
  ).map((point) => joined(point, point.map(({ text }) => text).join(' ')));
}

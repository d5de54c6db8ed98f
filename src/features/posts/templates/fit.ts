import { graphemes } from '../../../domain/graphemes';

/** Limits for shrinking and wrapping a line of text. Sizes in px of the poster. */
export interface FitRule {
  readonly max: number;
  readonly min: number;
  readonly lines: number;
  /** Adds a line rather than shrink below this share of `max`; defaults to 0.72. */
  readonly keep?: number;
}

/** One or more alternative rules; the best result wins. */
export type FitRules = readonly [FitRule, ...FitRule[]];

/** One way to set a text. */
export interface Setting {
  readonly size: number;
  readonly lines: number;
  /** Whether lines may break inside a word, the last resort before truncation. */
  readonly breaksWords: boolean;
}

const DEFAULT_KEEP = 0.72;

/**
 * The largest size from `min` to `max` at which the text fits; undefined when not even `min` does. In whole px, because
 * Firefox rounds font sizes on a canvas, where a fractional one would differ from the page.
 * @param fits lays out the text at a size and measures it; called about ten times
 */
export function largestSize(min: number, max: number, fits: (size: number) => boolean): number | undefined {
  if (fits(max)) return max;
  if (!fits(min)) return undefined;
  let [low, high] = [min, max];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}

/**
 * Chooses how to set a text: first with whole words, on as few lines as keep it large; then on all lines, down to the
 * smallest size; then with broken words and one extra line, in the height that the lines have at `max`.
 * @returns undefined if nothing fits, in which case the text must be truncated at `lastResort(rule)`
 */
export function chooseSetting(rule: FitRule, fits: (setting: Setting) => boolean): Setting | undefined {
  const { max, min, lines: most, keep = DEFAULT_KEEP } = rule;
  for (let lines = 1; lines <= most; lines += 1) {
    const smallest = lines < most ? Math.max(min, max * keep) : min;
    const size = largestSize(smallest, max, (at) => fits({ size: at, lines, breaksWords: false }));
    if (size !== undefined) return { size, lines, breaksWords: false };
  }
  const { lines } = lastResort(rule);
  const largest = Math.max(min, Math.floor((max * most) / lines));
  const size = largestSize(min, largest, (at) => fits({ size: at, lines, breaksWords: true }));
  return size === undefined ? undefined : { size, lines, breaksWords: true };
}

/** The best setting of all rules: whole words first, then the largest size. @returns undefined if nothing fits */
export function bestSetting(rules: FitRules, fits: (setting: Setting) => boolean): Setting | undefined {
  const settings = rules.flatMap((rule) => chooseSetting(rule, fits) ?? []);
  return settings.sort((a, b) => Number(a.breaksWords) - Number(b.breaksWords) || b.size - a.size)[0];
}

/** The setting at which a text is truncated if nothing fits. */
export function lastResort({ min, lines }: FitRule): Setting {
  return { size: min, lines: lines + 1, breaksWords: true };
}

/**
 * Truncates a text at a grapheme boundary, so that no Devanagari syllable or emoji is split, and appends a real "…".
 * @param fits whether the shortened text fits
 * @returns `text` itself if it fits, otherwise its longest start that does, with the ellipsis
 */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(graphemes().segment(text), ({ segment }) => segment);
  const start = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [low, high] = [1, letters.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(start(middle))) low = middle;
    else high = middle;
  }
  return start(low);
}

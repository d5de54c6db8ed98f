/** How a line of text may shrink and wrap. Sizes in px of the poster. */
export interface FitRule {
  readonly max: number;
  readonly min: number;
  readonly lines: number;
  /** A further line is opened rather than shrink below this share of `max`; 0.72 where it is left out. */
  readonly keep?: number;
}

/** Rules to choose from: one, or several of which the best counts. */
export type FitRules = readonly [FitRule, ...FitRule[]];

/** One way to set a text. */
export interface Setting {
  readonly size: number;
  readonly lines: number;
  /** Whether a line may end inside a word: the last thing before the text is cut. */
  readonly breaksWords: boolean;
}

const DEFAULT_KEEP = 0.72;
/** Whole px: Firefox has no others on a canvas, so a saved poster would show other letters than the page. */
const STEP = 1;

/**
 * The largest size from `min` to `max`, in whole px, at which the text fits; undefined when not even `min` does.
 * @param fits lays the text out at a size and looks; called about ten times
 */
export function largestSize(min: number, max: number, fits: (size: number) => boolean): number | undefined {
  if (fits(max)) return max;
  if (!fits(min)) return undefined;
  let [low, high] = [min, max];
  while (high - low > STEP) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low / STEP) * STEP;
}

/**
 * Chooses how to set a text: whole words first, on as few lines as keep it large, then on all lines down to the
 * smallest size, then with broken words on one line more.
 * @returns undefined when nothing fits: the text has to be cut at `lastResort(rule)`
 */
export function chooseSetting(rule: FitRule, fits: (setting: Setting) => boolean): Setting | undefined {
  const { max, min, lines: most, keep = DEFAULT_KEEP } = rule;
  for (let lines = 1; lines <= most; lines += 1) {
    const smallest = lines < most ? Math.max(min, max * keep) : min;
    const size = largestSize(smallest, max, (at) => fits({ size: at, lines, breaksWords: false }));
    if (size !== undefined) return { size, lines, breaksWords: false };
  }
  const { lines } = lastResort(rule);
  const size = largestSize(min, max, (at) => fits({ size: at, lines, breaksWords: true }));
  return size === undefined ? undefined : { size, lines, breaksWords: true };
}

/** The setting by whichever rule leaves the words whole and, of those, the largest. @returns undefined when nothing fits */
export function bestSetting(rules: FitRules, fits: (setting: Setting) => boolean): Setting | undefined {
  const settings = rules.flatMap((rule) => chooseSetting(rule, fits) ?? []);
  return settings.sort((a, b) => Number(a.breaksWords) - Number(b.breaksWords) || b.size - a.size)[0];
}

/** The setting in which a text that fits nowhere is cut. */
export function lastResort({ min, lines }: FitRule): Setting {
  return { size: min, lines: lines + 1, breaksWords: true };
}

/**
 * Cuts a text at a grapheme, so that no Devanagari syllable and no emoji is torn, and ends it with a real "…".
 * @param fits whether the shortened text has room
 * @returns the longest start that fits, or `text` itself when it does
 */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const graphemes = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
  const start = (count: number) => `${graphemes.slice(0, count).join('').trimEnd()}…`;
  let [low, high] = [1, graphemes.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(start(middle))) low = middle;
    else high = middle;
  }
  return start(low);
}

import { widthOf, type Face } from './outline';

const SIZES = [68, 62, 56, 50, 45] as const;
const MOST_LINES = 5;
/** Same as `--track-head` and `--word-head`. */
const TRACKING = -0.022;
const WORD_SPACE = 0.09;

/** Breaks a heading into lines and sets it as large as its box allows. @throws Error if it does not fit at any size */
export function setHeading(text: string, face: Face, room: { width: number; height: number }) {
  for (const size of SIZES) {
    const setting = { face, size, tracking: TRACKING, wordSpace: WORD_SPACE };
    const lines = breakLines(text, (line) => widthOf(line, setting) <= room.width);
    if (lines && lines.length <= MOST_LINES && lines.length * lineHeight(size) <= room.height)
      return { ...setting, lines };
  }
  throw new Error(`The heading "${text}" does not fit in its picture; shorten it.`);
}

/** Distance between baselines in px. */
export function lineHeight(size: number): number {
  return size * 1.14;
}

/** Breaks words into as few lines as possible; undefined if a single word is too wide. */
function breakLines(text: string, fits: (line: string) => boolean): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}

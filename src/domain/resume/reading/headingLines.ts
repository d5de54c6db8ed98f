import { grouped } from '../../grouped';
import { hasBullet } from '../bullets';
import { isCapitals, isSectionName, sectionNamed } from './headings';
import type { Cell, Line } from './lines';
import { isTableHead } from './tables';
import { wordsIn } from './vocabulary';

/** Maximum length of a heading, in words. */
const HEADING_WORDS_MAX = 5;
/** In sizes of the body text: larger text stands out, and text as small as a note is never a heading. */
const LARGER = 1.05;
const NOTE = 0.85;
/** Minimum size of a name, in the same unit. */
const NAME = 1.3;
/**
 * A style belongs to headings if most of its lines name a section, and the share is nearly that of the best style: titles inside
 * a section may name one, too, such as "Tools" and "Software" among skills.
 */
const PURITY_MIN = 0.5;
const SHARE_OF_BEST_MIN = 0.7;
/** Maximum length of an acronym, which looks like a heading in capitals: "SEO", "CBSE". */
const ACRONYM_MAX = 4;

/** How a heading looks; each script has a font of its own. A bullet tells points in capitals from headings, unless those have one. */
const styleOf = ({ text, size, isBold }: Cell): string =>
  `${Math.round(size * 2) / 2} ${isBold} ${isCapitals(text)} ${hasBullet(text)} ${/\p{sc=Latin}/u.test(text)}`;

/** The first cell of a line, if it can be a heading: alone, or in the margin. "S/O RAM RAO" names a parent. */
const candidateOf = (line: Line): Cell | undefined => {
  const [first, second] = line.cells;
  const isAlone = second === undefined || (second.isApart && !isTableHead(line.cells));
  // Forms number their sections.
  const words = first.text.replace(/^\d{1,2}[.)]\s/, '');
  return isAlone && wordsIn(words) <= HEADING_WORDS_MAX && !/[\d@,]|:\s*\p{L}|^\p{L}\//u.test(words)
    ? first
    : undefined;
};

/** The font size of most of the text. */
function bodySizeOf(lines: readonly Line[]): number {
  const amounts = new Map<number, number>();
  for (const { size, text } of lines.flatMap(({ cells }) => cells))
    amounts.set(size, (amounts.get(size) ?? 0) + text.length);
  return [...amounts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Tells whether a text is in the largest letters, as a name is. */
export function nameTest(lines: readonly Line[]): (cell: Cell) => boolean {
  const largest = Math.max(...lines.flatMap(({ cells }) => cells.map(({ size }) => size)));
  const isDistinct = largest > NAME * bodySizeOf(lines);
  return ({ size }) => isDistinct && size === largest;
}

const isName = ({ text }: Cell): boolean => isSectionName(text);

/** What distinguishes headings from other lines: a style or, in plain text, only their words. */
export function headingTest(lines: readonly Line[]): (cell: Cell) => boolean {
  const body = bodySizeOf(lines);
  const isDistinct = ({ size, isBold, text }: Cell): boolean =>
    size > body * LARGER ||
    (size >= body * NOTE && (isBold || isCapitals(text))) ||
    (isBold && isSectionName(text));
  const candidates = lines.flatMap((line) => candidateOf(line) ?? []).filter(isDistinct);
  const purities = [...grouped(candidates, styleOf)].map(([style, all]) => {
    const named = all.filter(({ text }) => sectionNamed(text));
    return { style, purity: all.some(isName) ? named.length / all.length : 0 };
  });
  const best = Math.max(...purities.map(({ purity }) => purity));
  const least = Math.max(PURITY_MIN, SHARE_OF_BEST_MIN * best);
  const styles = purities.filter(({ purity }) => purity >= least).map(({ style }) => style);
  return styles.length > 0 ? (cell) => styles.includes(styleOf(cell)) : isName;
}

/**
 * Whether a line is a heading. One that names no known section has its own line, and isn't at the edge of the column, where the
 * name is, or a signature.
 */
export function isHeadingOf(line: Line, isAtEdge: boolean, isHeading: (cell: Cell) => boolean): boolean {
  const cell = candidateOf(line);
  if (!cell || !isHeading(cell)) return false;
  const isAlone = !isAtEdge && line.cells.length === 1 && cell.text.length > ACRONYM_MAX;
  return isAlone || sectionNamed(cell.text) !== undefined;
}

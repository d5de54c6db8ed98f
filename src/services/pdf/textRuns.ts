import { withLinks, type PageLink } from '../../domain/resume/reading/pageLinks';
import { visible } from '../../domain/visible';
import { inRuns } from '../../domain/grouped';
import type { TextRun } from '../../domain/resume/reading/textRun';
import type { ActualTexts } from './actualTexts';
import { inReadingOrder } from './rightToLeft';
import { drawnBy, missingWidths, type Operations } from './glyphWidths';

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

/** Where marked content begins or ends. */
interface MarkItem {
  readonly type: string;
  readonly tag?: string;
}

/** What is used of a page of pdf.js. */
interface PdfPage {
  readonly getTextContent: (options: {
    readonly includeMarkedContent: boolean;
  }) => Promise<{ readonly items: readonly object[] }>;
  readonly getOperatorList: () => Promise<Operations>;
  readonly getAnnotations: () => Promise<readonly object[]>;
  readonly commonObjs: { readonly get: (id: string, found: (font: { name: string }) => void) => unknown };
}

/** The tag of a word whose letters are drawn in the other direction than they are read (ISO 32000-2, 14.8.2.5.3). */
const REVERSED = 'ReversedChars';

const isText = (item: object): item is TextItem =>
  'str' in item && typeof item.str === 'string' && item.str.trim() !== '';
const isMark = (item: object): item is MarkItem => 'type' in item && typeof item.type === 'string';

/** What the marked content around a text says of it. */
interface Mark {
  said: string | undefined;
  readonly reversed: number | undefined;
}

/** The texts among the items; where marked content has an actual text, its first text says it all, and the others nothing. */
function saidIn(
  items: readonly object[],
  actualTexts: ActualTexts,
): (readonly [item: TextItem, mark: Readonly<Mark> | undefined])[] {
  const begins = items.filter(isMark).filter(({ type }) => type !== 'endMarkedContent');
  const actual = actualTexts(begins.map(({ tag = '' }) => tag)).values();
  const open: Mark[] = [];
  return items.flatMap((item, index) => {
    const mark = open.at(-1);
    if (isText(item)) {
      const found = mark && { ...mark };
      if (mark?.said !== undefined) mark.said = '';
      return [[item, found] as const];
    }
    if (isMark(item)) {
      const reversed = item.tag === REVERSED ? index : mark?.reversed;
      if (item.type === 'endMarkedContent') open.pop();
      else open.push({ said: actual.next().value, reversed });
    }
    return [];
  });
}

/** pdf.js has a `url` only for http, https, ftp, mailto and tel. */
const isLink = (annotation: object): annotation is PageLink =>
  'url' in annotation &&
  typeof annotation.url === 'string' &&
  'rect' in annotation &&
  Array.isArray(annotation.rect);

/** Ligatures and an apostrophe that only fonts know, as people type them; U+FFFD for characters that the PDF doesn't name. */
const readable = (text: string): string =>
  visible(text)
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/\u02BC/g, '’')
    .replace(/\0/g, '\uFFFD');

/** The position of a text once its page is turned so that the text runs to the right: a scan may lie on its side. */
function placeOf([a = 1, b = 0, , , e = 0, f = 0]: readonly number[]): Pick<TextRun, 'x' | 'y'> {
  const length = Math.hypot(a, b) || 1;
  const [cos, sin] = [a / length, b / length];
  return { x: cos * e + sin * f, y: cos * f - sin * e };
}

const fontOf = (page: PdfPage, id: string): Promise<string> =>
  new Promise((resolve) => void page.commonObjs.get(id, ({ name }) => resolve(name)));

/** Characters of a page beyond which gaps are not looked for: each takes a search through all of them. */
const DRAWN_MAX = 20_000;

/**
 * Splits a text where pdf.js has a space that its page doesn't draw: it fills the width of a glyph that pdf.js takes for a mark
 * without one.
 */
function splitAtGaps(text: string, drawn: string): string[] {
  const parts = text.split(/(?<=\p{Mn}) /u);
  const isGap = (index: number): boolean => {
    const [before = '', after = ''] = [parts[index - 1]?.split(' ').at(-1), parts[index]?.split(' ')[0]];
    return drawn.includes(before + after) && !drawn.includes(`${before} ${after}`);
  };
  return inRuns(parts, (_part, _word, index) => !isGap(index)).map((words) => words.join(' '));
}

/** As a fraction of the font size: kerned syllables overlap, or are apart, by less. */
const KERNING = 0.1;

/** Whether a run continues the word before: pdf.js ends a text at marked content, which may be a syllable. */
const continues = (run: TextRun, { text, font, x, y, width }: TextRun): boolean =>
  font === run.font &&
  y === run.y &&
  Math.abs(run.x - x - width) < KERNING * run.size &&
  /\p{M}/u.test(text + run.text);

function wordsOf(runs: readonly TextRun[]): TextRun[] {
  const words: TextRun[] = [];
  for (const run of runs) {
    const word = words.at(-1);
    if (word && continues(run, word))
      words.splice(-1, 1, { ...word, text: word.text + run.text, width: run.x + run.width - word.x });
    else words.push(run);
  }
  return words;
}

/**
 * The texts of a page, in drawing order, without those that are only white space, and with the targets of links.
 * @param index of the page, from 0
 */
export async function textRunsOf(page: PdfPage, index: number, actualTexts: ActualTexts): Promise<TextRun[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  // Loads the fonts, too.
  const operations = await page.getOperatorList();
  const missingWidth = missingWidths(operations);
  const drawn = drawnBy(operations);
  // Some producers draw no spaces; they move the next word instead.
  const areGapsKnown = drawn.includes(' ') && drawn.length <= DRAWN_MAX;
  const runs = await Promise.all(
    saidIn(items, actualTexts).map(async ([{ str, transform, width, height, fontName }, mark]) => {
      const parts = areGapsKnown ? splitAtGaps(str, drawn) : [str];
      return {
        text: readable(mark?.said ?? parts.join('')),
        reversed: mark?.reversed,
        page: index,
        ...placeOf(transform),
        width: width + missingWidth(fontName, parts.at(-1) ?? str) * height,
        size: height,
        font: await fontOf(page, fontName),
      };
    }),
  );
  // A text without its links is worth more than none.
  const annotations: readonly object[] = await page.getAnnotations().catch(() => []);
  return withLinks(wordsOf(inReadingOrder(runs)), annotations.filter(isLink), index);
}

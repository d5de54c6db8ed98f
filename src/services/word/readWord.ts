import { inRuns } from '../../domain/grouped';
import { textsIn, TOO_LONG } from '../../domain/resume/exchange/archive';
import { ImportRefused } from '../../domain/resume/exchange/refused';
import { hasBullet } from '../../domain/resume/bullets';
import { isSectionName } from '../../domain/resume/reading/headings';
import {
  runsOfLines,
  splitAt,
  type StyledLine,
  type StyledText,
} from '../../domain/resume/reading/runsOfLines';
import { visible } from '../../domain/visible';
import type { TextRun } from '../../domain/resume/reading/textRun';
import { writeTargets } from './links';
import { wordStyles, type WordStyles } from './styles';
import { allIn, attributeOf, childOf, isOn, valueOf } from './xml';

/** The markup of 20 pages takes less than 2 MB. */
const TEXTS_MAX_BYTES = 4 * 1024 * 1024;
/** If each word of 20 pages has its own run, they take 150,000. Four megabytes have room for a million, which stop the page. */
const TAGS_MAX = 200_000;
/** The text, the headers of pages, which often contain the name, where their links lead, and the styles of all these. */
const TEXTS = /^word\/(?:(?:_rels\/)?(?:header|document)\d*\.xml(?:\.rels)?|styles\.xml)$/;

/** How deep elements may be inside each other: a text box in a table is at 25. */
const DEPTH_MAX = 100;
/** Maximum number of cells beside each other. */
const CELLS_MAX = 20;
/** Maximum number of lines of a cell beside a longer one, such as dates or a heading. */
const SHORT_MAX = 2;
const TAB: StyledText = { text: '\t', size: 10, font: '' };

/** What elements inside a paragraph stand for. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};
/** What has no text of its line: text boxes, what stands for these in old versions, and what has moved away. */
const APART: ReadonlySet<string> = new Set(['txbxContent', 'Fallback', 'moveFrom']);

/** The arrow that Word writes for "-->", in one of its symbol fonts. */
const ARROW = 0xf0e0;

/** A character of a symbol font, as PDFs have it; short codes stand for those from F000 (17.3.3.30). */
function symbolOf(element: Element): string {
  const code = Number.parseInt(attributeOf(element, 'char') ?? '', 16);
  if (code === ARROW) return '→';
  return code > 0 ? String.fromCharCode(code < 0x100 ? code + 0xf000 : code) : '';
}

const textOf = (element: Element): string =>
  [...element.children]
    .map((child) => {
      if (child.localName === 't') return child.textContent;
      if (child.localName === 'sym') return symbolOf(child);
      return SIGNS[child.localName] ?? (APART.has(child.localName) ? '' : textOf(child));
    })
    .join('');

/** The runs and text boxes of a paragraph, or the cells of a row, also those in links and in fields of a form. */
const partsIn = (element: Element, name: 'r' | 'tc' | 'txbxContent'): Element[] =>
  [...element.children].flatMap((child) => {
    if (child.localName === name) return [child];
    return APART.has(child.localName) ? [] : partsIn(child, name);
  });

/** Word's own styles of headings stand out, if only by their colour. */
const isHeading = (paragraph: Element): boolean =>
  /^(?:Title|Heading)/i.test(valueOf(childOf(childOf(paragraph, 'pPr'), 'pStyle')) ?? '');

const wordsIn = (line: StyledLine): string => line.map(({ text }) => text).join('');

/** Neighbours in the same style are one text: Word parts words where the spelling or the language changes. */
const joined = (parts: readonly StyledText[]): StyledText[] =>
  inRuns(parts, ({ size, font }, [first]) => size === first.size && font === first.font).map((same) => ({
    ...same[0],
    text: wordsIn(same),
  }));

/** Reads the lines of an element that have these styles. */
function linesWith(styles: WordStyles): (element: Element) => StyledLine[] {
  /** The lines of a paragraph, below those of its text boxes. */
  function linesOfParagraph(paragraph: Element): StyledLine[] {
    const look = styles.ofParagraph(paragraph);
    const isBold = isHeading(paragraph);
    const parts = partsIn(paragraph, 'r').flatMap((run) => {
      const own = styles.ofRun(run, look);
      const font = isBold || own.isBold ? 'Bold' : '';
      return own.isHidden ? [] : [{ text: visible(textOf(run)), size: own.size, font }];
    });
    const text = wordsIn(parts);
    const [first] = parts;
    const needsBullet = look.isListed && text.trim() !== '' && !hasBullet(text);
    const bullet = first && needsBullet ? [{ ...first, text: '• ' }] : [];
    return [
      ...partsIn(paragraph, 'txbxContent').flatMap(linesIn),
      ...splitAt('\n', joined([...bullet, ...parts])),
    ];
  }

  /** The cells of a row beside each other, if all but one are short; or else below each other, as in a layout of columns. */
  function linesOfRow(row: Element): StyledLine[] {
    const cells = partsIn(row, 'tc').map((cell) =>
      linesIn(cell).filter((line) => wordsIn(line).trim() !== ''),
    );
    const long = cells.filter(({ length }) => length > SHORT_MAX);
    if (long.length > 1 || cells.length > CELLS_MAX) return cells.flat();
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, index) =>
      cells.flatMap((lines, column) => {
        const line = (lines[index] ?? []).map((part) => ({ ...part, text: part.text.replaceAll('\t', ' ') }));
        return column > 0 ? [TAB, ...line] : line;
      }),
    );
  }

  function linesIn(element: Element): StyledLine[] {
    return [...element.children].flatMap((child) => {
      if (child.localName === 'p') return linesOfParagraph(child);
      if (child.localName === 'tr') return linesOfRow(child);
      return APART.has(child.localName) ? [] : linesIn(child);
    });
  }
  return linesIn;
}

const DAMAGED = 'It is a damaged Word file: save it again.';

/** Level by level, so that no depth exhausts the stack. */
function isTooDeep(root: Element): boolean {
  let level = [root];
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) level = level.flatMap(({ children }) => [...children]);
  return level.length > 0;
}

/** @throws ImportRefused if it isn't XML, or has a document type: Word writes none, and its entities could grow without end */
function parse(xml: string): Element {
  if (xml.includes('<!DOCTYPE')) throw new ImportRefused(DAMAGED);
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const { documentElement: root } = parsed;
  if (allIn(parsed, 'parsererror').length > 0 || isTooDeep(root)) throw new ImportRefused(DAMAGED);
  return root;
}

/** Empties the fields of a form that only say what to write there; Word's templates have their headings in such fields, too. */
function emptyPrompts(root: Element): void {
  const marks = allIn(root, 'showingPlcHdr').filter(isOn);
  // Each field once: a hostile one has thousands of marks.
  for (const field of new Set(marks.map((mark) => mark.parentElement?.parentElement))) {
    if (!field || isSectionName(field.textContent)) continue;
    for (const text of allIn(field, 't')) text.textContent = '';
  }
}

/** The lines of the header and of the document. */
function linesOfFile(files: ReadonlyMap<string, string>): StyledLine[] {
  const partOf = (path: string): Element => parse(files.get(path) ?? '<none/>');
  const linesIn = linesWith(wordStyles(partOf('word/styles.xml')));
  const linesOfParts = (name: string) =>
    [...files.keys()]
      .filter((path) => path.startsWith(`word/${name}`))
      .flatMap((path) => {
        const root = partOf(path);
        emptyPrompts(root);
        writeTargets(root, partOf(path.replace(/^word/, 'word/_rels').concat('.rels')));
        return linesIn(root);
      });
  const document = linesOfParts('document');
  // The first page often has a header of its own.
  const texts = new Set(document.map(wordsIn));
  const header = linesOfParts('header').filter(
    (line) => !texts.has(wordsIn(line)) && texts.add(wordsIn(line)),
  );
  return [...header, ...document];
}

/**
 * The text of a Word file (.docx, ECMA-376 part 1), line by line, as if it were printed.
 * @throws ImportRefused if it is damaged or far longer than a resume
 */
export function readWord(bytes: Uint8Array): TextRun[] {
  const files = textsIn(bytes, (path) => TEXTS.test(path), TEXTS_MAX_BYTES);
  if ([...files.values()].join('').split('<').length > TAGS_MAX) throw new ImportRefused(TOO_LONG);
  return runsOfLines(linesOfFile(files));
}

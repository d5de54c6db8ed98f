import { textsIn } from '../../domain/resume/exchange/archive';
import { ImportRefused } from '../../domain/resume/exchange/refused';
import { hasBullet } from '../../domain/resume/reading/forms';
import { runsOfText, type LineStyle } from '../../domain/resume/reading/runsOfText';
import { withTarget } from '../../domain/resume/reading/targets';
import type { TextRun } from '../../domain/resume/reading/textRun';
import { wordStyles, type WordStyles } from './styles';
import { allIn, attributeOf, childOf, valueOf } from './xml';

/** The markup of 20 pages takes less than 2 MB. */
const TEXTS_MAX_BYTES = 4 * 1024 * 1024;
/** The text, the headers of pages, in which a name often stands, where their links lead, and the styles of all these. */
const TEXTS = /^word\/(?:(?:_rels\/)?(?:header|document)\d*\.xml(?:\.rels)?|styles\.xml)$/;

interface WordLine extends LineStyle {
  readonly text: string;
}

/** What elements inside a paragraph stand for. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};
/** What has no text of its line: settings, text boxes, what stands for these in old versions, and what has moved away. */
const APART: ReadonlySet<string> = new Set(['pPr', 'rPr', 'txbxContent', 'Fallback', 'moveFrom']);

const textOf = (element: Element): string =>
  [...element.children]
    .map((child) => {
      if (child.localName === 't') return child.textContent;
      return SIGNS[child.localName] ?? (APART.has(child.localName) ? '' : textOf(child));
    })
    .join('');

const runsIn = (element: Element): Element[] =>
  [...element.children].flatMap((child) => {
    if (child.localName === 'r') return [child];
    return APART.has(child.localName) ? [] : runsIn(child);
  });

/** Word's own styles of headings stand out, if only by their colour. */
const isHeading = (paragraph: Element): boolean =>
  /^(?:Title|Heading)/i.test(valueOf(childOf(childOf(paragraph, 'pPr'), 'pStyle')) ?? '');

/** Reads the lines of an element that have these styles. */
function linesWith(styles: WordStyles): (element: Element) => WordLine[] {
  /** The lines of a paragraph, below those of its text boxes. */
  function linesOfParagraph(paragraph: Element): WordLine[] {
    const look = styles.ofParagraph(paragraph);
    const runs = runsIn(paragraph).filter((run) => textOf(run).trim() !== '');
    const looks = runs.map((run) => styles.ofRun(run, look));
    const isBold = isHeading(paragraph) || (looks.length > 0 && looks.every((one) => one.isBold));
    const size = Math.max(...looks.map((one) => one.size), 1);
    const text = textOf(paragraph);
    const boxes = allIn(paragraph, 'txbxContent').filter(
      (box) => box.closest('Fallback') === null && box.parentElement?.closest('p') === paragraph,
    );
    const isBare = look.isListed && text.trim() !== '' && !hasBullet(text);
    const lines = (isBare ? `• ${text}` : text).split('\n');
    return [
      ...boxes.flatMap(linesIn),
      ...lines.map((line) => ({ text: line, size, font: isBold ? 'Bold' : '' })),
    ];
  }

  /** The cells of a row beside each other, or below each other if one is more than a line. */
  function linesOfRow(row: Element): WordLine[] {
    const cells = [...row.children]
      .filter(({ localName }) => localName === 'tc')
      .map((cell) => linesIn(cell).filter(({ text }) => text.trim() !== ''));
    const lines = cells.flat();
    const [first] = lines;
    if (!first || cells.some(({ length }) => length > 1)) return lines;
    const texts = cells.map(([line]) => line?.text.replaceAll('\t', ' ') ?? '');
    return [{ ...first, text: texts.join('\t') }];
  }

  function linesIn(element: Element): WordLine[] {
    return [...element.children].flatMap((child) => {
      if (child.localName === 'p') return linesOfParagraph(child);
      if (child.localName === 'tr') return linesOfRow(child);
      return APART.has(child.localName) ? [] : linesIn(child);
    });
  }
  return linesIn;
}

const DAMAGED = 'It is a damaged Word file: save it again.';

/** @throws ImportRefused if it isn't XML, or has a document type: Word writes none, and its entities could grow without end */
function parse(xml: string): Element {
  const parsed = xml.includes('<!DOCTYPE')
    ? undefined
    : new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  if (!parsed || parsed.localName === 'parsererror' || allIn(parsed, 'parsererror').length > 0)
    throw new ImportRefused(DAMAGED);
  return parsed;
}

/** Writes the targets of links into their texts, where these don't say them. */
function writeTargets(root: Element, relationships: Element): void {
  const targets = new Map(
    allIn(relationships, 'Relationship').map((one) => [attributeOf(one, 'Id'), attributeOf(one, 'Target')]),
  );
  for (const link of allIn(root, 'hyperlink')) {
    const [first, ...others] = allIn(link, 't');
    const text = [first, ...others].map((part) => part?.textContent).join('');
    const said = withTarget(text, targets.get(attributeOf(link, 'id')) ?? '');
    if (!first || said === text) continue;
    first.textContent = said;
    for (const other of others) other.textContent = '';
  }
}

/** The lines of the header and of the document. */
function linesOfFile(files: ReadonlyMap<string, string>): WordLine[] {
  const partOf = (path: string): Element => parse(files.get(path) ?? '<none/>');
  const linesIn = linesWith(wordStyles(partOf('word/styles.xml')));
  const linesOf = (name: string) =>
    [...files.keys()]
      .filter((path) => path.startsWith(`word/${name}`))
      .flatMap((path) => {
        const root = partOf(path);
        writeTargets(root, partOf(path.replace(/^word/, 'word/_rels').concat('.rels')));
        return linesIn(root);
      });
  const document = linesOf('document');
  // The first page often has a header of its own.
  const texts = new Set(document.map(({ text }) => text));
  const header = linesOf('header').filter(({ text }) => !texts.has(text) && texts.add(text));
  return [...header, ...document];
}

/**
 * The text of a Word file (.docx, ECMA-376 part 1), line by line, as if it were printed.
 * @throws ImportRefused if it is damaged or far longer than a resume
 */
export function readWord(bytes: Uint8Array): TextRun[] {
  const files = textsIn(bytes, (path) => TEXTS.test(path), TEXTS_MAX_BYTES);
  let lines: readonly WordLine[];
  try {
    lines = linesOfFile(files);
  } catch (cause) {
    // Elements inside each other a thousand times exhaust the stack.
    throw cause instanceof ImportRefused ? cause : new ImportRefused(DAMAGED, { cause });
  }
  return runsOfText(lines.map(({ text }) => text).join('\n'), lines);
}

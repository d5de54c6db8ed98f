import { textsIn } from '../../domain/resume/exchange/archive';
import { ImportRefused } from '../../domain/resume/exchange/refused';
import { runsOfText, type LineStyle } from '../../domain/resume/reading/runsOfText';
import { withTarget } from '../../domain/resume/reading/targets';
import type { TextRun } from '../../domain/resume/reading/textRun';

/** The markup of 20 pages takes less than 2 MB. */
const TEXTS_MAX_BYTES = 4 * 1024 * 1024;
/** The text, the headers of pages, in which a name often stands, and where their links lead. */
const TEXTS = /^word\/(?:_rels\/)?(?:header|document)\d*\.xml(?:\.rels)?$/;

interface WordLine extends LineStyle {
  readonly text: string;
}

/** Sizes of Word's own styles, in points; other text counts as 10 points. */
const SIZES: Readonly<Record<string, number>> = { Title: 20, Heading1: 14 };
const BODY = 10;

/** What elements inside a paragraph stand for. */
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };
/** What has no text of its line: settings, text boxes, what stands for these in old versions, and what has moved away. */
const APART: ReadonlySet<string> = new Set(['pPr', 'rPr', 'txbxContent', 'Fallback', 'moveFrom']);

const childOf = (element: Element | undefined, name: string): Element | undefined =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name);

const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value;

const valueOf = (element: Element | undefined): string | undefined => attributeOf(element, 'val');

const allIn = (element: Element, name: string): Element[] => [...element.getElementsByTagNameNS('*', name)];

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

function isBoldRun(run: Element): boolean {
  const bold = childOf(childOf(run, 'rPr'), 'b');
  return bold !== undefined && !/^(?:0|false|off)$/.test(valueOf(bold) ?? '');
}

/** The lines of a paragraph, below those of its text boxes. */
function linesOfParagraph(paragraph: Element): WordLine[] {
  const properties = childOf(paragraph, 'pPr');
  const style = valueOf(childOf(properties, 'pStyle')) ?? '';
  const numbering = valueOf(childOf(childOf(properties, 'numPr'), 'numId'));
  const isListed = numbering === undefined ? /^List(?:Bullet|Number)/.test(style) : numbering !== '0';
  const runs = runsIn(paragraph).filter((run) => textOf(run).trim() !== '');
  const isBold = /^(?:Title|Heading)/i.test(style) || (runs.length > 0 && runs.every(isBoldRun));
  const text = textOf(paragraph);
  const boxes = allIn(paragraph, 'txbxContent').filter(
    (box) => box.closest('Fallback') === null && box.parentElement?.closest('p') === paragraph,
  );
  const lines = (isListed && text.trim() !== '' ? `• ${text}` : text).split('\n');
  const look = { size: SIZES[style] ?? BODY, font: isBold ? 'Bold' : '' };
  return [...boxes.flatMap(linesIn), ...lines.map((line) => ({ text: line, ...look }))];
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

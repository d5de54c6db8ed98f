import type { LineRange } from '../../../domain/resume/paginationLines';

/** From top to bottom, in CSS px of the viewport. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The lines of a row; what stands side by side shares a line. */
export interface TextLines {
  readonly heights: readonly number[];
  /** Where the lines begin, and where the last ends. */
  readonly edges: readonly number[];
}

/** Letters of one line may differ in size, so their middles lie this far apart at most, in px. */
const SAME_LINE = 4;

const middle = ({ top, bottom }: Span): number => (top + bottom) / 2;

/** Whether an element shows only as much of its text as has room: a page break must not go through it. */
const isClipped = (element: Element): boolean =>
  ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);

function rectsOf(text: Text, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** What a page break must not go through: the lines of the texts, as thin spans around their middles, and what stays whole. */
function spansIn(node: Node): Span[] {
  if (node instanceof Text)
    return rectsOf(node).map((rect) => ({
      top: middle(rect) - SAME_LINE / 2,
      bottom: middle(rect) + SAME_LINE / 2,
    }));
  if (!(node instanceof Element)) return [];
  return isClipped(node) ? [node.getBoundingClientRect()] : [...node.childNodes].flatMap(spansIn);
}

/** Spans that touch each other, joined, from top to bottom. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.top - b.top)) {
    const last = result.at(-1);
    if (last && span.top < last.bottom)
      result[result.length - 1] = { top: last.top, bottom: Math.max(last.bottom, span.bottom) };
    else result.push(span);
  }
  return result;
}

/** Letters stand up to a px off the middle of their line: how far tells the first line, which begins at the top of its row. */
function offMiddle(top: number, [first, second]: readonly Span[]): number {
  if (!first || !second) return 0;
  const off = (3 * middle(first) - middle(second)) / 2 - top;
  return Math.abs(off) <= 1 ? off : 0;
}

/** The lines of a row as it is laid out now. */
export function linesOf(row: Element): TextLines {
  const box = row.getBoundingClientRect();
  const lines = joined([...row.childNodes].flatMap(spansIn));
  const off = offMiddle(box.top, lines);
  const between = lines
    .slice(1)
    .map((line, index) => (line.top + (lines[index]?.bottom ?? line.top)) / 2 - off);
  const edges = [box.top, ...between, box.bottom];
  return { edges, heights: edges.slice(1).map((edge, index) => edge - (edges[index] ?? edge)) };
}

/** Made once: it costs more than all the letters of a row. */
const GRAPHEMES = new Intl.Segmenter('hi');

/** How many characters of a text stand above an edge, all of a letter or none: an emoji is several characters. */
function lengthAbove(text: Text, edge: number): number {
  // Also a text of nothing but white, which is nowhere, has a beginning and an end.
  if (edge === -Infinity) return 0;
  const isAbove = (length: number) => rectsOf(text, length).every((rect) => middle(rect) < edge);
  let [above, over] = [0, text.length + 1];
  while (over - above > 1) {
    const length = Math.floor((above + over) / 2);
    if (isAbove(length)) above = length;
    else over = length;
  }
  return GRAPHEMES.segment(text.data).containing(above)?.index ?? above;
}

/** Cells of a grid or of a row of boxes hold their place when they are empty; anything else leaves a gap. */
function holdsPlace(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent) return false;
  const { display, flexWrap } = getComputedStyle(parent);
  return display.endsWith('grid') || (display.endsWith('flex') && flexWrap === 'nowrap');
}

/** What has nothing in it: a bar or a picture stands on one page, and wherever a line may break it may break on every page. */
function copyOfEmpty(element: Element, span: Span): Element | null {
  const copy = element.cloneNode(true) as Element;
  if (element.localName === 'wbr') return copy;
  const at = element.getBoundingClientRect().top + 1;
  if (at >= span.top && at < span.bottom) return copy;
  copy.setAttribute('data-elsewhere', '');
  return holdsPlace(element) ? copy : null;
}

function copyOfElement(element: Element, span: Span): Element | null {
  if (isClipped(element) || !element.firstChild) return copyOfEmpty(element, span);
  const copy = element.cloneNode(false) as Element;
  // The direction of the whole text, whichever letters a page begins with.
  if (copy.getAttribute('dir') === 'auto') copy.setAttribute('dir', getComputedStyle(element).direction);
  const copies = copiesOf(element, span);
  const isFilled = copies.some((node) => !(node instanceof Element && node.localName === 'wbr'));
  if (isFilled) copy.append(...copies);
  return isFilled || holdsPlace(element) ? copy : null;
}

function copiesOf(parent: Node, span: Span): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) {
      const text = node.data.slice(lengthAbove(node, span.top), lengthAbove(node, span.bottom));
      return text === '' ? [] : [document.createTextNode(text)];
    }
    const copy = node instanceof Element ? copyOfElement(node, span) : null;
    return copy ? [copy] : [];
  });
}

/**
 * Some lines of a row, as a copy of what was laid out: with every character on exactly one page, breaks are where they were
 * measured, whatever the row is made of.
 */
export function copyOfLines(row: Element, { edges }: TextLines, { from, to }: LineRange): DocumentFragment {
  const span = {
    top: from === 0 ? -Infinity : (edges[from] ?? -Infinity),
    bottom: to >= edges.length - 1 ? Infinity : (edges[to] ?? Infinity),
  };
  const fragment = document.createDocumentFragment();
  fragment.append(...copiesOf(row, span));
  return fragment;
}

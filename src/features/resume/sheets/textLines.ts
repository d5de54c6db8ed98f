import { graphemes } from '../../../domain/graphemes';
import type { LineRange } from '../../../domain/resume/paginationLines';

/** A vertical extent, in CSS px of the viewport. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The lines of a row; side-by-side content shares a line. */
export interface TextLines {
  readonly heights: readonly number[];
  /** The top of each line, and the bottom of the last. */
  readonly edges: readonly number[];
}

/** Maximum distance between the middles of glyphs on one line, in px, because their sizes may differ. */
const SAME_LINE = 4;

const middle = ({ top, bottom }: Span): number => (top + bottom) / 2;

/** Whether an element clips its text, in which case a page break must not split it. */
const isClipped = (element: Element): boolean =>
  ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);

function rectsOf(text: Text, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** The spans a page break must not split: text lines, as thin spans around their middles, and unbreakable elements. */
function spansIn(node: Node): Span[] {
  if (node instanceof Text)
    return rectsOf(node).map((rect) => ({
      top: middle(rect) - SAME_LINE / 2,
      bottom: middle(rect) + SAME_LINE / 2,
    }));
  if (!(node instanceof Element)) return [];
  return isClipped(node) ? [node.getBoundingClientRect()] : [...node.childNodes].flatMap(spansIn);
}

/** Merges touching spans, sorted from top to bottom. */
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

/** How far glyphs are off the middle of their line, up to a px, judging by the first line, which starts at the row's top. */
function offMiddle(top: number, [first, second]: readonly Span[]): number {
  if (!first || !second) return 0;
  const off = (3 * middle(first) - middle(second)) / 2 - top;
  return Math.abs(off) <= 1 ? off : 0;
}

/** The lines of a row in its current layout. */
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

/** The number of UTF-16 code units above an edge, in whole graphemes: an emoji is several code units. */
function lengthAbove(text: Text, edge: number): number {
  // A whitespace-only text has no boxes, yet it still has a start and an end.
  if (edge === -Infinity) return 0;
  const isAbove = (length: number) => rectsOf(text, length).every((rect) => middle(rect) < edge);
  let [above, over] = [0, text.length + 1];
  while (over - above > 1) {
    const length = Math.floor((above + over) / 2);
    if (isAbove(length)) above = length;
    else over = length;
  }
  return graphemes().segment(text.data).containing(above)?.index ?? above;
}

/** Whether an empty element keeps its place: a grid or flex cell does, anything else would leave a gap. */
function holdsPlace(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent) return false;
  const { display, flexWrap } = getComputedStyle(parent);
  return display.endsWith('grid') || (display.endsWith('flex') && flexWrap === 'nowrap');
}

/** Copies a childless element: a bar or a picture goes on one page, a `<wbr>` on every page. */
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
  // Keeps the direction of the whole text, whatever characters a page starts with.
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
 * Copies some lines of a laid-out row. Every character lands on exactly one page, so that breaks stay where they were
 * measured, whatever the row contains.
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

/** The text of each line of an element; without layout all of it is one line. */
export function textOfLines(element: Element): string[] {
  const lines = linesOf(element);
  return lines.heights
    .map((_, from) => copyOfLines(element, lines, { from, to: from + 1 }).textContent.trim())
    .filter(Boolean);
}

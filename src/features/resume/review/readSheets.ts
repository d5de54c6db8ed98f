import type { ReadSection } from '../../../domain/resume/review/readingOrder';
import { textOfLines } from '../sheets/textLines';

/** A section with the element that its number is drawn beside. */
export interface SheetPart extends ReadSection {
  readonly anchor: Element;
}

/** The current section during the walk over the sheets. */
interface OpenPart extends SheetPart {
  readonly lines: string[];
  /** The prefix of its row ids. */
  readonly rows: string;
}

const SECTIONS = 'h2, h3';
const BLOCKS = 'h2, h3, h4, p, li, ul, div, section, article, header, address';
/** Elements that are not printed, or not exposed to readers. */
const UNREAD = '[data-print-skip], [aria-hidden="true"]';
/** Items that can share a line of the sheet. */
const SIDE_BY_SIDE = 'address > *, [data-row] > li';

/** The text of an element as stored in the PDF, where text-transform is already applied. */
function textOf(element: Element): string {
  const text = element.textContent.replace(/\s+/g, ' ').trim();
  const isCapitals = element.matches(SECTIONS) && getComputedStyle(element).textTransform === 'uppercase';
  return isCapitals ? text.toUpperCase() : text;
}

/** The elements that hold one line each, in document order. */
function lineElements(parent: Element): Element[] {
  return [...parent.children].flatMap((element) => {
    if (element.matches(UNREAD)) return [];
    if (element.matches('address')) return [...element.children];
    const holdsBlocks = [...element.children].some((child) => child.matches(BLOCKS));
    return holdsBlocks ? lineElements(element) : [element];
  });
}

/** Whether an item is on the same line as the previous one. Without layout, list entries count as sharing a line. */
function sharesLine(element: Element, before: Element | undefined): boolean {
  if (before?.parentElement !== element.parentElement || !element.matches(SIDE_BY_SIDE)) return false;
  const { top, height } = element.getBoundingClientRect();
  if (height === 0) return element.matches('li');
  return Math.abs(top - before.getBoundingClientRect().top) < 1;
}

/** Whether a part has such rows: "projects" and "project-1" have "project-2-0", but "own11" has no "own1-2". */
function hasRows({ rows }: OpenPart, id: string): boolean {
  const [kind = id] = id.split('-');
  return rows !== '' && rows.startsWith(kind) && !/^\d/.test(rows.slice(kind.length));
}

/** "Projects" for a row "project-2-0": the heading of such rows on an earlier sheet. */
const headingOf = (parts: readonly OpenPart[], id: string): string | undefined =>
  parts.findLast((part) => hasRows(part, id))?.heading;

/** Files one line as a program would, under the last heading. */
function addLine(parts: OpenPart[], element: Element, before: Element | undefined, page: number): void {
  const text = textOf(element);
  if (text === '') return;
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  const part = parts.at(-1);
  if (!part || element.matches(SECTIONS)) {
    parts.push({ page, heading: text, lines: [], anchor: element, rows: row ?? '' });
    return;
  }
  if (row !== undefined && !hasRows(part, row)) {
    const strayFrom = headingOf(parts, row) ?? '';
    parts.push({ page, heading: text, lines: [], anchor: element, strayFrom, rows: row });
    return;
  }
  if (sharesLine(element, before) && part.lines.length > 0)
    part.lines.push(`${part.lines.pop() ?? ''} ${text}`);
  // A long address wraps onto two lines, and a program reads it as two.
  else part.lines.push(...(element.matches('address > *') ? textOfLines(element) : [text]));
}

/**
 * The text of the drawn sheets as a program reads it from the browser's PDF: in document order, sheet by sheet, without
 * pictures and screen-only content.
 * @param root contains the `[data-resume-sheet]` elements
 */
export function readSheets(root: Element): SheetPart[] {
  const parts: OpenPart[] = [];
  root.querySelectorAll('[data-resume-sheet]').forEach((sheet, index) => {
    lineElements(sheet).forEach((element, position, all) =>
      addLine(parts, element, all[position - 1], index + 1),
    );
  });
  return parts;
}

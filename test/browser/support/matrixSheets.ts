import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A page of a PDF: its size in points and what a program reads on it. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Prints what is shown, and reads it back. */
export async function printedPages(page: Page): Promise<PdfPage[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return Promise.all(
    text.map(async (words, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return { width, height, text: words };
    }),
  );
}

/** How many entries of a list that fills the pages stand on each of them. */
export function rowsOnSheets(page: Page, prefix: string): Promise<number[]> {
  return page.locator('[data-resume-sheet]').evaluateAll(
    (sheets, start) =>
      sheets.map((sheet) => {
        const ids = [...sheet.querySelectorAll<HTMLElement>('[data-row]')].map(
          ({ dataset }) => dataset.row ?? '',
        );
        return new Set(ids.flatMap((id) => new RegExp(`^${start}(\\d+)`).exec(id)?.[1] ?? [])).size;
      }),
    prefix,
  );
}

/** What is wrong with the pages as they stand on paper: cut, overlapping or empty; nothing where all is well. */
export async function faultsOfSheets(page: Page, isEmptyAllowed: boolean): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.locator('[data-resume-sheet]').evaluateAll(findFaults, isEmptyAllowed);
  await page.emulateMedia({ media: null });
  return faults;
}

/** Runs in the page. */
function findFaults(pages: Element[], isEmptyAllowed: boolean): string[] {
  /** Fractions of a px that add up. */
  const TOLERANCE = 1;
  /** Of the type size: the letters without the white that belongs to their line. */
  const LETTERS = 0.35;
  interface Line {
    readonly node: Node;
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly column: Element | null;
  }

  /** Whether a line of text is hidden on purpose, in something that was cut with "…". */
  const isHidden = (at: Element, rect: DOMRect, sheet: Element): boolean => {
    for (let box: Element | null = at; box && box !== sheet; box = box.parentElement) {
      const { overflowY } = getComputedStyle(box);
      if (overflowY === 'hidden' && rect.top + rect.height / 2 > box.getBoundingClientRect().bottom)
        return true;
    }
    return false;
  };

  const linesOf = (sheet: Element): Line[] => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const half = Number.parseFloat(getComputedStyle(parent).fontSize) * LETTERS;
      for (const rect of range.getClientRects()) {
        if (rect.width < TOLERANCE || isHidden(parent, rect, sheet)) continue;
        const middle = rect.top + rect.height / 2;
        const { left, right } = rect;
        const text = node.textContent.slice(0, 24);
        const column = parent.closest('[data-column]');
        lines.push({ node, text, left, right, top: middle - half, bottom: middle + half, column });
      }
    }
    return lines;
  };

  const isOutside = (line: Line, box: DOMRect): boolean =>
    line.left < box.left - TOLERANCE ||
    line.right > box.right + TOLERANCE ||
    line.top < box.top - TOLERANCE ||
    line.bottom > box.bottom + TOLERANCE;

  /** Lines of one text can't: a cut one counts the place of its "…" twice. */
  const overlap = (a: Line, b: Line): boolean =>
    a.node !== b.node &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;

  const boxFaults = (box: Element): string[] =>
    box.scrollHeight > box.clientHeight + TOLERANCE || box.scrollWidth > box.clientWidth + TOLERANCE
      ? [`${box.getAttribute('data-column') ?? 'sheet'} holds more than its size`]
      : [];

  return pages.flatMap((page, index) => {
    const sheet = page.querySelector('[data-fit]');
    if (!sheet) return [`page ${index + 1}: no sheet`];
    const lines = linesOf(sheet);
    const faults = [sheet, ...sheet.querySelectorAll('[data-column]')].flatMap(boxFaults);
    if (!isEmptyAllowed && !sheet.querySelector('[data-row]')) faults.push('nothing stands on it');
    const ofSheet = sheet.getBoundingClientRect();
    for (const line of lines) {
      const box = line.column?.getBoundingClientRect() ?? ofSheet;
      if (isOutside(line, box)) faults.push(`“${line.text}” is cut`);
    }
    lines.forEach((line, at) => {
      const other = lines.slice(at + 1).find((next) => overlap(line, next));
      if (other) faults.push(`“${line.text}” and “${other.text}” overlap`);
    });
    return faults.slice(0, 5).map((fault) => `page ${index + 1}: ${fault}`);
  });
}

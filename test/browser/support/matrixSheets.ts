import type { Page } from '@playwright/test';

/** Number of entries on each page, counted by the prefix of their rows' ids. */
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

/** Faults of the pages in print: truncated, overlapping or empty parts. */
export async function faultsOfSheets(page: Page, isEmptyAllowed: boolean): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('[data-resume-sheet]');
  const faults = await sheets.evaluateAll(findFaults, isEmptyAllowed);
  const losses = await sheets.evaluateAll(findLosses);
  await page.emulateMedia({ media: null });
  return [...losses, ...faults];
}

/** Runs in the page: rows whose letters or bars on all pages together differ from the measured ones. */
function findLosses(pages: Element[]): string[] {
  interface Shown {
    letters: string;
    bars: number;
  }
  const rowsIn = (roots: readonly Element[]): Map<string, Shown> => {
    const rows = new Map<string, Shown>();
    for (const row of roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-row]')])) {
      const id = row.dataset.row ?? '';
      const { letters, bars } = rows.get(id) ?? { letters: '', bars: 0 };
      const more = row.querySelectorAll('[style*="--bar-width"]:not([data-elsewhere])').length;
      rows.set(id, { letters: letters + row.textContent, bars: bars + more });
    }
    return rows;
  };
  /** All letters, sorted, because cells side by side are split side by side. */
  const summary = (shown: Shown | undefined): string =>
    shown ? `${Array.from(shown.letters.replace(/\s/g, '')).toSorted().join('')} ${shown.bars}` : '';
  const printed = rowsIn(pages);
  // The first layer; others may be drawing the page in another design.
  const measured = rowsIn([...(document.querySelector('[inert]:has(> [data-fit])')?.children ?? [])]);
  if (measured.size !== printed.size) return [`${printed.size} rows stand there of ${measured.size}`];
  return [...measured]
    .filter(([id, shown]) => summary(shown) !== summary(printed.get(id)))
    .map(([id]) => `row ${id} lacks something or has it twice`);
}

/** Runs in the page. */
function findFaults(pages: Element[], isEmptyAllowed: boolean): string[] {
  /** In px, because fractions add up. */
  const TOLERANCE = 1;
  /** Height of the letters without the line's leading, as a fraction of the font size. */
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

  /** Whether a line of text is hidden on purpose, in something truncated with "…". */
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

  /** Ignores lines of the same text, because a truncated one counts the position of its "…" twice. */
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
    if (!isEmptyAllowed && !sheet.querySelector('[data-row]')) faults.push('the page is empty');
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

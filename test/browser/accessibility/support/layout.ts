import type { Page } from '@playwright/test';

/** A picture of a document: its letters are drawn to size, as on paper. */
const DRAWN = 'svg, [role="img"], [data-resume-sheet], [data-poster], [aria-label="Live preview"]';
/** What floats over the page by design and is closed, or goes, by itself. */
const FLOATING = '[aria-label="Quick links"], .notistack-SnackbarContainer';

/** Pixels by which the page can be scrolled sideways, and what sticks out first. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - room;
    if (over <= 0) return [];
    const widest = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return [`scrolls ${over} px sideways: ${widest.at(-1)?.outerHTML.slice(0, 140) ?? ''}`];
  });
}

/**
 * The text spacing of WCAG 1.4.12, as a visitor's own style sheet sets it.
 * @returns takes it off again
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Lines of text that are cut off by a box around them, or that lie on one another. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ drawn, floating }) => {
      /** Less than the space between two lines, more than a rounded pixel. */
      const SLACK = 3;
      interface Line {
        readonly owner: Element;
        readonly words: string;
        readonly box: DOMRect;
      }
      const isHeard = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      /** The box that a part of the page is cut to, where there is one. */
      const cutter = (element: Element): Element | null => {
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
          if (clipPath !== 'none') return null;
          if (/hidden|clip/.test(overflowX + overflowY)) return box;
          if (position === 'fixed') return null;
        }
        return null;
      };
      /** Outside the window of a box that scrolls: it can be brought there. */
      const isScrolledAway = (element: Element, line: DOMRect): boolean => {
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (!/auto|scroll/.test(overflowX + overflowY)) continue;
          const { top, bottom, left, right } = box.getBoundingClientRect();
          if (line.bottom > bottom || line.top < top || line.right > right || line.left < left) return true;
        }
        return false;
      };
      const isTiny = (element: Element) => {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).clipPath !== 'none') return true;
        return false;
      };
      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner || !node.nodeValue?.trim() || owner.closest(`${drawn}, ${floating}, dialog:not([open])`))
          continue;
        if (!isHeard(owner) || isTiny(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.height > 1 && !isScrolledAway(owner, box))
            lines.push({ owner, words: node.nodeValue.trim().slice(0, 40), box });
      }
      const faults = new Set<string>();
      for (const { owner, words, box } of lines) {
        const edge = cutter(owner)?.getBoundingClientRect();
        if (!edge) continue;
        const isCut =
          box.right > edge.right + SLACK ||
          box.left < edge.left - SLACK ||
          box.bottom > edge.bottom + SLACK * 2;
        if (isCut) faults.add(`cut: ${words}`);
      }
      const isModal = document.querySelector('dialog:modal') !== null;
      const layer = (element: Element) => {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
        return null;
      };
      const layers = new Map(lines.map(({ owner }) => [owner, layer(owner)]));
      lines.forEach((one, index) => {
        for (const other of lines.slice(index + 1)) {
          if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner))
            continue;
          if (layers.get(one.owner) !== layers.get(other.owner) || (isModal && !one.owner.closest('dialog')))
            continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Boxes of lines are higher than letters: they may touch.
          const deep = Math.min(one.box.height, other.box.height) / 3;
          if (across > SLACK && down > Math.max(SLACK, deep))
            faults.add(`overlap: ${one.words} / ${other.words}`);
        }
      });
      return [...faults];
    },
    { drawn: DRAWN, floating: FLOATING },
  );
}

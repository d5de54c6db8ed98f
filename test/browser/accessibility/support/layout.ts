import type { Page } from '@playwright/test';

/** Pictures of documents, whose letters are as large as on paper. */
const DRAWN = 'svg, [role="img"], [data-resume-sheet], [data-poster], [aria-label="Live preview"]';
/** Parts that float over the page by design and can be closed or disappear by themselves. */
const FLOATING = '[aria-label="Quick links"], .notistack-SnackbarContainer';

/** By how many pixels the page scrolls sideways, and the first element that sticks out. */
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
 * @returns a function that removes it
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

/** Lines of text that are cut off by a surrounding box or overlap each other. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ drawn, floating }) => {
      /** Less than the space between two lines, more than a rounded pixel. */
      const SLACK = 3;
      const isModal = document.querySelector('dialog:modal') !== null;
      /** An element and its ancestors, from the inside outwards. */
      const around = (element: Element) => {
        const boxes: { readonly box: Element; readonly style: CSSStyleDeclaration }[] = [];
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
          boxes.push({ box, style: getComputedStyle(box) });
        return boxes;
      };
      /** Hidden, transparent, or clipped to nothing for screen readers. */
      const isUnseen = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        around(element).some(({ style }) => style.clipPath !== 'none');
      /** The box that clips a part of the page, if any. */
      const cutter = (element: Element): Element | undefined => {
        const isCut = ({ overflow }: CSSStyleDeclaration) => /hidden|clip/.test(overflow);
        const edge = around(element).find(({ style }) => isCut(style) || style.position === 'fixed');
        return edge && isCut(edge.style) ? edge.box : undefined;
      };
      /** Outside the visible part of a scrolling box, into which it can be scrolled. */
      const isScrolledAway = (element: Element, line: DOMRect) =>
        around(element).some(({ box, style }) => {
          const { top, bottom, left, right } = box.getBoundingClientRect();
          const isOutside = line.bottom > bottom || line.top < top || line.right > right || line.left < left;
          return /auto|scroll/.test(style.overflow) && isOutside;
        });
      const layerOf = (element: Element) =>
        around(element).find(({ style }) => /fixed|sticky/.test(style.position))?.box;

      const lines: { owner: Element; layer: Element | undefined; words: string; box: DOMRect }[] = [];
      const faults = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        const words = node.nodeValue?.trim().slice(0, 40);
        if (!owner || !words || owner.closest(`${drawn}, ${floating}, dialog:not([open])`)) continue;
        if (isUnseen(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const edge = cutter(owner)?.getBoundingClientRect();
        for (const box of range.getClientRects()) {
          if (box.width <= 1 || box.height <= 1 || isScrolledAway(owner, box)) continue;
          lines.push({ owner, layer: layerOf(owner), words, box });
          const isCut =
            edge &&
            (box.right > edge.right + SLACK ||
              box.left < edge.left - SLACK ||
              box.bottom > edge.bottom + SLACK * 2);
          if (isCut) faults.add(`cut: ${words}`);
        }
      }
      lines.forEach((one, index) => {
        if (isModal && !one.owner.closest('dialog')) return;
        for (const other of lines.slice(index + 1)) {
          const isPart = one.owner.contains(other.owner) || other.owner.contains(one.owner);
          if (isPart || one.layer !== other.layer) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Line boxes are taller than letters, so they may touch.
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

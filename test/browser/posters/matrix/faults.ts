import type { Page } from '@playwright/test';

/**
 * Faults of each poster on the sheet: a truncated or tiny text, something outside the sheet or the business area, overlapping
 * parts, an icon away from its text.
 * Rotated lettering is only compared with the sheet, because its boxes are larger than its ink.
 */
export const faultsOf = (page: Page): Promise<string[][]> =>
  page.locator('[data-poster]').evaluateAll((posters) => {
    /** Px by which glyphs may exceed their line box, or boxes overlap, without being noticed. */
    const SLACK = 3;
    /** Px; on a phone's screen, a third of it. Two contact rows always have room for larger letters, below each other. */
    const SMALLEST_TEXT = 20;
    const SMALLEST_OF_TWO_ROWS = 23;
    /** Px between the columns of contact rows. */
    const GAP = 44;
    return posters.map((poster) => {
      const block = poster.querySelector<HTMLElement>('[data-block]');
      if (!block) return ['nothing is drawn'];
      const sheet = poster.getBoundingClientRect();
      const ground = block.getBoundingClientRect();
      const firstLineOf = (node: Element) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects()[0]!;
      };
      /** As wide as the text, as high as its lines: a font's ascent and descent exceed the line box, but its ink doesn't. */
      const wordsOf = (node: Element) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        const { top, bottom } = node.getBoundingClientRect();
        return new DOMRect(words.x, top, words.width, bottom - top);
      };
      const parts = [...poster.querySelectorAll<HTMLElement>('[data-slot], [data-part]')]
        .filter((node) => node.textContent !== '' || node.querySelector('img'))
        .map((node) => ({
          node,
          name: node.dataset.row ?? node.dataset.part ?? node.textContent,
          box: node.querySelector('img') && !node.dataset.row ? node.getBoundingClientRect() : wordsOf(node),
        }));
      const faults = parts
        .filter(({ node }) => node.matches('[data-cut]') || node.querySelector('[data-cut]'))
        .map(({ name }) => `${name} is cut`);
      const isInside = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - SLACK &&
        inner.right <= outer.right + SLACK &&
        inner.top >= outer.top - SLACK &&
        inner.bottom <= outer.bottom + SLACK;
      const [first, second, ...others] = parts.filter(({ node }) => node.dataset.row);
      const areBeside = first && second && first.box.top === second.box.top;
      if (areBeside && others.length === 1 && second.box.left > first.box.right + GAP + SLACK)
        faults.push(`${second.name} is apart from ${first.name}`);
      for (const { node, name, box } of parts) {
        const least = node.dataset.row && others.length === 0 ? SMALLEST_OF_TWO_ROWS : SMALLEST_TEXT;
        if (node.textContent !== '' && Number.parseFloat(node.style.fontSize) < least)
          faults.push(`${name} is too small`);
        const words = node.querySelector('i + *');
        if (words) {
          const line = firstLineOf(words);
          const icon = words.previousElementSibling!.getBoundingClientRect();
          const down = icon.top + icon.bottom - line.top - line.bottom;
          if (line.left > icon.right + icon.width || Math.abs(down) > 2 * SLACK)
            faults.push(`${name} is apart from its icon`);
        }
        if (!isInside(box, sheet)) faults.push(`${name} leaves the sheet`);
        if (block.contains(node) && !isInside(box, ground)) faults.push(`${name} leaves its area`);
      }
      const straight = parts.filter(({ node }) => !node.style.transform.includes('rotate'));
      straight.forEach((one, index) => {
        for (const other of straight.slice(index + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // A line box has room above and below its letters: a quarter of it may overlap, nearly half with display faces.
          const areLettered = [one, other].every(({ node }) => node.hasAttribute('data-slot'));
          const line = Math.min(one.box.height, other.box.height) * (areLettered ? 0.45 : 0.25);
          if (wide > SLACK && high > Math.max(SLACK, line)) faults.push(`${one.name} overlaps ${other.name}`);
        }
      });
      return faults;
    });
  });

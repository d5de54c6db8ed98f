import type { Page } from '@playwright/test';

/**
 * What is wrong with each poster on the sheet: a text that was cut, something beyond the sheet or the business area, two parts
 * on one another. Lettering that is turned is held against the sheet only, since its boxes are larger than its ink.
 */
export const faultsOf = (page: Page): Promise<string[][]> =>
  page.locator('[data-poster]').evaluateAll((posters) => {
    /** px that glyphs may pass their line box, or a box another, unseen. */
    const SLACK = 3;
    return posters.map((poster) => {
      const block = poster.querySelector<HTMLElement>('[data-block]');
      if (!block) return ['nothing is drawn'];
      const sheet = poster.getBoundingClientRect();
      const ground = block.getBoundingClientRect();
      /** As wide as the words, as high as their lines: the ascent and descent of a font pass its line box, its ink does not. */
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
      for (const { node, name, box } of parts) {
        if (!isInside(box, sheet)) faults.push(`${name} leaves the sheet`);
        if (block.contains(node) && !isInside(box, ground)) faults.push(`${name} leaves its area`);
      }
      const straight = parts.filter(({ node }) => !node.style.transform.includes('rotate'));
      straight.forEach((one, index) => {
        for (const other of straight.slice(index + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // A line box has room above and below its letters: a quarter of it may pass unseen, of display faces nearly half.
          const areLettered = [one, other].every(({ node }) => node.hasAttribute('data-slot'));
          const line = Math.min(one.box.height, other.box.height) * (areLettered ? 0.45 : 0.25);
          if (wide > SLACK && high > Math.max(SLACK, line)) faults.push(`${one.name} lies on ${other.name}`);
        }
      });
      return faults;
    });
  });

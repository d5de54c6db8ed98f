import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Rules of WCAG 2.2 A and AA, and the rest of what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A way to reach somebody, as the templates of the resume draw it. */
const SHEET_LINK = /^<a href="(mailto|tel|https):[^>]*>(<span class=|[^<]*<wbr>)/;

/**
 * What stands in a frame is a page of its own here; a poster is a picture to a screen reader.
 * The band of template C is painted by a border, so that it prints; axe takes the line on it for pale on white. It has 8.6:1.
 */
const EXCLUDED = ['iframe', '[data-poster]', '[data-fit] h2 + p'];

/** How many letters of an element's markup tell which one it is. */
const MARKUP = 140;

/** The faults that axe finds in the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([exclude, values]) => {
      const { axe } = window as unknown as { axe: { run(...options: unknown[]): Promise<AxeResults> } };
      const results = await axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
      );
      return results.violations.map(({ id, nodes }) => ({ id, markup: nodes.map(({ html }) => html) }));
    },
    [EXCLUDED, RULES] as const,
  );
  return violations.flatMap(({ id, markup }) =>
    markup
      // The links of a drawn sheet have the size they have on paper.
      .filter((html) => !(id === 'target-size' && SHEET_LINK.test(html)))
      .map((html) => `${id}: ${html.slice(0, MARKUP)}`),
  );
}

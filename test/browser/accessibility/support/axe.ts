import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 A and AA, and the rest of what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A way to reach somebody, as the templates of the resume draw it. */
const SHEET_LINK = /^<a href="(mailto|tel|https):[^>]*>(<span class=|[^<]*<wbr>)/;

/** How many letters of an element's markup tell which one it is. */
const MARKUP = 140;

/** The faults that axe finds in the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  // What stands in a frame is a page of its own here; a poster is a picture to a screen reader.
  // The band of template C is painted by a border, so that it prints; axe takes the line on it for pale on white. It has 8.6:1.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .exclude('[data-poster]')
    .exclude('[data-fit] h2 + p');
  const { violations } = await axe.withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // The links of a drawn sheet have the size they have on paper.
      .filter(({ html }) => !(id === 'target-size' && SHEET_LINK.test(html)))
      .map(({ html }) => `${id}: ${html.slice(0, MARKUP)}`),
  );
}

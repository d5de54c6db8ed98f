import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ROOT } from '../../../runner/command';

/** Half as long as the source that the package exports. */
const AXE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 A and AA, and the rest of what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A way to reach somebody, as the templates of the resume draw it. */
const SHEET_LINK = /^<a href="(mailto|tel|https):[^>]*>(<span class=|[^<]*<wbr>)/;

/**
 * What stands in a frame is a page of its own here; a poster is a picture to a screen reader.
 * The band of template C is painted by a border, so that it prints; axe takes the line on it for pale on white. It has 8.6:1.
 */
const EXCLUDED = ['iframe', '[data-poster]', '[data-fit] h2 + p'];

/** Rules that look at how the page is drawn; they take axe longer than all others together. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

/** Parts that stay while a visitor goes on: their looks are judged again only where their markup, the window or the scheme has changed. */
const LASTING = 'header, footer, [data-fit]';

/** How many letters of an element's markup tell which one it is. */
const MARKUP = 140;

/** What the page has of axe, and of its earlier judgements. */
interface Judge {
  readonly axe: { run(context: object, options: object): Promise<AxeResults> };
  judged?: Set<string>;
}

/** The faults that axe finds in the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ excluded, tags, rulesOfLooks, lasting }) => {
      const judge = window as unknown as Judge;
      const judged = (judge.judged ??= new Set());
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      const known = [...document.querySelectorAll(lasting)].filter((part) => {
        const look = `${innerWidth} ${isDark} ${part.outerHTML}`;
        const isKnown = judged.has(look);
        judged.add(look);
        return isKnown;
      });
      const exclude = excluded.map((selector) => [selector]);
      const rules = Object.fromEntries(rulesOfLooks.map((rule) => [rule, { enabled: false }]));
      const runs = [
        { context: { exclude }, options: { runOnly: tags, rules } },
        { context: { exclude: [...exclude, ...known] }, options: { runOnly: rulesOfLooks } },
      ];
      const found: AxeResults['violations'] = [];
      for (const { context, options } of runs) {
        const settings = { ...options, resultTypes: ['violations'], iframes: false };
        found.push(...(await judge.axe.run(context, settings)).violations);
      }
      return found.map(({ id, nodes }) => ({ id, markup: nodes.map(({ html }) => html) }));
    },
    { excluded: EXCLUDED, tags: TAGS, rulesOfLooks: RULES_OF_LOOKS, lasting: LASTING },
  );
  return violations.flatMap(({ id, markup }) =>
    markup
      // The links of a drawn sheet have the size they have on paper.
      .filter((html) => !(id === 'target-size' && SHEET_LINK.test(html)))
      .map((html) => `${id}: ${html.slice(0, MARKUP)}`),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ROOT } from '../../../runner/command';

/** Half the size of the source that the package exports. */
const AXE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Frames are tested as separate pages, and a poster is a picture to a screen reader. The band of template C is painted as a
 * border, so that it prints; axe takes the line on it for pale on white, but its contrast is 8.6:1.
 */
const EXCLUDED = ['iframe', '[data-poster]', '[data-fit] h2 + p'];

/** A rule that axe still counts as experimental. */
const ALSO = 'label-content-name-mismatch';

/** Rules about the rendering of a page; they take axe longer than all others together. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

/** Parts that persist between states. Their rendering is checked again only if their markup, the window or the scheme changes. */
const LASTING = 'header, footer, [data-fit]';

/** Number of characters of an element's markup that identify it in a message. */
const MARKUP = 140;

/** The page's window with axe and its earlier results. */
interface Judge {
  readonly axe: { run(context: object, options: object): Promise<AxeResults> };
  judged?: Set<string>;
}

/** The faults that axe finds in the current state of the page, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ excluded, tags, also, rulesOfLooks, lasting }) => {
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
      const rules = {
        ...Object.fromEntries(rulesOfLooks.map((rule) => [rule, { enabled: false }])),
        [also]: { enabled: true },
      };
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
    { excluded: EXCLUDED, tags: TAGS, also: ALSO, rulesOfLooks: RULES_OF_LOOKS, lasting: LASTING },
  );
  return violations.flatMap(({ id, markup }) => markup.map((html) => `${id}: ${html.slice(0, MARKUP)}`));
}

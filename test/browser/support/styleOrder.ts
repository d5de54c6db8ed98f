import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../runner/command';

const ASSETS = path.join(ROOT, process.env.PREVIEW_DIR ?? 'dist-local', 'assets');

/** The style sheets of all pages and parts, without fonts, whose addresses are relative to the sheet. */
const SHEETS = readdirSync(ASSETS)
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file,
    css: readFileSync(path.join(ASSETS, file), 'utf8').replace(/@font-face\{[^}]*\}/g, ''),
  }));

/** Runs in the page: the sheets that it has not loaded. */
function othersOf(all: typeof SHEETS): CSSStyleSheet[] {
  const own = [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')].map(
    (sheet) => sheet.getAttribute('href') ?? sheet.getAttribute('data-href'),
  );
  return all
    .filter(({ file }) => !own.some((address) => address?.endsWith(`/${file}`)))
    .map(({ css }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
}

/** Runs in the page: boxes that move when these sheets come after its own, in either order. */
function findMoved(sheets: CSSStyleSheet[]): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')];
  const read = () =>
    boxes.map((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    });
  const before = read();
  const after = [sheets, sheets.toReversed()].map((order) => {
    document.adoptedStyleSheets = order;
    return read();
  });
  document.adoptedStyleSheets = [];
  return boxes
    .filter((_, index) => after.some((places) => places[index] !== before[index]))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/**
 * The boxes of a page that move when the style sheets of all other pages come after its own, by window. Pages and parts share
 * components, so such a sheet may repeat a rule that one of the page overrides.
 */
export async function movedBoxes(page: Page): Promise<Record<string, string[]>> {
  const sheets = await page.evaluateHandle(othersOf, SHEETS);
  const moved: Record<string, string[]> = {};
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 860 });
    for (const media of ['print', 'screen'] as const) {
      await page.emulateMedia({ media, reducedMotion: 'reduce' });
      const boxes = await page.evaluate(findMoved, sheets);
      if (boxes.length > 0) moved[`${width} px, ${media}`] = boxes;
    }
  }
  await page.emulateMedia({ media: null, reducedMotion: null });
  return moved;
}

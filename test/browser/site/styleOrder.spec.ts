import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../../src/domain/routes';
import { ROOT } from '../../runner/command';
import { templatesSession } from '../support/posters';
import { sampleResume, sessionOf } from '../support/resumeTab';
import { openWith, type Session } from '../support/session';
import { expect, open, test } from '../support/test';

const ASSETS = path.join(ROOT, process.env.PREVIEW_DIR ?? 'dist-local', 'assets');

/** The style sheets of all pages and parts, without fonts, whose addresses are relative to the sheet. */
const SHEETS = readdirSync(ASSETS)
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file,
    css: readFileSync(path.join(ASSETS, file), 'utf8').replace(/@font-face\{[^}]*\}/g, ''),
  }));

interface View {
  readonly address: string;
  readonly session?: Session;
  /** What loads after the page. */
  readonly shows?: string;
}

const POSTER = 'main [role="img"]';

async function allViews(): Promise<readonly View[]> {
  const resume = { address: '/resume?template=1', shows: '[data-resume-sheet="1"]' };
  const resumeAt = (stop: 'work' | 'preview') => sessionOf({ variant: 'a', resume: sampleResume('a'), stop });
  return [
    ...ROUTES.map(({ path: address }) => ({ address })),
    { address: '/diwali', shows: POSTER },
    { ...resume, session: resumeAt('work'), shows: '[data-entry]' },
    { ...resume, session: resumeAt('preview') },
    { address: '/diwali', session: await templatesSession({ flow: 'diwali' }), shows: POSTER },
    { address: '/gym', session: await templatesSession({ flow: 'gym' }), shows: POSTER },
  ];
}

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

// The sheets of pages and parts share rules of the design system, so such a rule may come after one that overrides it.
test('every page looks and prints the same, whichever pages were visited before', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { address, session, shows = 'main' } of await allViews()) {
    await (session ? openWith(page, session, address) : open(page, address));
    await expect(page.locator(shows).first()).toBeAttached();
    const sheets = await page.evaluateHandle(othersOf, SHEETS);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 860 });
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media });
        const moved = await page.evaluate(findMoved, sheets);
        expect.soft(moved, `${address} at ${width} px, ${media}`).toEqual([]);
      }
    }
  }
  await page.emulateMedia({ reducedMotion: null });
});

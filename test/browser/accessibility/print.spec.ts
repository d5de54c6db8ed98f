import { BRAND } from '../../../src/content/brand';
import { HOME_BLURBS } from '../../../src/content/home';
import { WEBSITE } from '../../../src/content/website';
import { PAPER_NAMES, PAPERS } from '../../../src/domain/resume/layout';
import { printedPages } from '../support/pdf';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';
import { axeFaults } from './support/axe';
import { goTo } from '../support/goTo';

/** Content pages, each with a button that must not be printed, and with an end that only leads to one. */
const PAGES = [
  ['/', 'Protect an idea'],
  ['/patent', 'See the fees'],
  ['/brand', 'Compare packages', BRAND.close.heading],
  ['/website', 'See the samples', WEBSITE.close.heading],
  ['/finance', 'Open the SIP calculator'],
] as const;

/** A4 in px. */
const SHEET = { width: 794, height: 1123 };

/** What one sheet has to show of a page, each in its order: a heading or label before what it is about. */
const TOGETHER: Readonly<Record<string, readonly RegExp[]>> = {
  '/': HOME_BLURBS.map(({ figure, heading }) => new RegExp(`${heading}.*${figure.number} `, 's')),
  '/brand': [/Packages.*Table 1\..*Starter.*Event Marketing/s],
  '/finance': [/Three plans.*Wealth Creation/s],
  '/gym': [/Website link.*https:/s],
  '/independence': [],
  '/website': [
    /Four steps.*Measure.*Switch on/s,
    /Three ways to a website.*Table 1\..*Page builder.*A change next year/s,
  ],
};
/** At the start and at the end of each plan on the finance page, as often on one sheet. */
const PLAN_NAMES = /Wealth Creation|Child Future|Retirement Plan/g;
const PLAN_ENDS = /Maturity value/g;

test.describe('on paper', () => {
  test('content pages are words and drawings, black on white, without buttons; a slider shows all slides, and addresses replace a form', async ({
    page,
  }) => {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, '/calculator');
    for (const [path, button, close] of PAGES) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: button })).toHaveCount(0);
      if (close) await expect(page.getByText(close)).toBeHidden();
      const waiting = page.locator('[data-reveal="waiting"]');
      for (const part of await waiting.all()) await expect(part).toHaveCSS('opacity', '1');
      // The colour scheme of the screen must not affect the print.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 27, 46)');
      expect(await axeFaults(page), path).toEqual([]);
    }

    const slides = page.getByRole('group', { name: 'Sample sites' }).getByRole('listitem');
    await goTo(page, '/website');
    const edges = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().right));
    expect(edges).toHaveLength(6);
    expect(Math.max(...edges)).toBeLessThanOrEqual(SHEET.width);

    await goTo(page, '/contact');
    await expect(page.getByRole('complementary', { name: 'Other ways' })).toBeVisible();
    await expect(page.getByLabel('Contact form')).toBeHidden();
  });

  test('no list, table or field is cut by the end of a page or stands without its heading, and no page is blank', async ({
    page,
  }) => {
    await open(page, '/calculator');
    for (const [path, parts] of Object.entries(TOGETHER)) {
      await goTo(page, path);
      const pages = (await printedPages(page)).map(({ text }) => text);
      for (const text of pages) {
        expect.soft(text, path).toMatch(/\w/);
        if (path === '/finance')
          expect.soft(text.match(PLAN_NAMES)?.length).toBe(text.match(PLAN_ENDS)?.length);
      }
      for (const part of parts)
        expect
          .soft(
            pages.filter((text) => part.test(text)),
            `${path}: ${part.source}`,
          )
          .toHaveLength(1);
    }
  });

  test('the page beside the form of a step is printed as a whole, and last', async ({ page }) => {
    await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'personal' });
    // The code that draws it comes after the form.
    await page.locator('[data-row]:visible').first().waitFor();
    const pages = (await printedPages(page)).map(({ text }) => text);
    expect(pages).toEqual([
      expect.stringContaining('Full name'),
      expect.stringMatching(/Ananya Raghunathan.*Kaveri Payments.*Carnatic violin/s),
    ]);
  });

  test('a sheet is no higher than the whole pixels of its paper, which is what WebKit gives a page', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    for (const paper of PAPER_NAMES) {
      const [width, height] = [PAPERS[paper].width, PAPERS[paper].height].map((mm) => (mm / 25.4) * 96);
      await openResume(page, { variant: 'b', resume: sampleResume('b'), layout: { paper } });
      const sheet = await page.locator('[data-resume-sheet]').first().boundingBox();
      const wholePx = Math.floor((Math.round(width!) * height!) / width!);
      expect.soft(sheet?.height, paper).toBeLessThanOrEqual(wholePx);
    }
  });
});

import { BRAND } from '../../../src/content/brand';
import { HOME_BLURBS } from '../../../src/content/home';
import { WEBSITE } from '../../../src/content/website';
import { PAPER_NAMES, PAPERS } from '../../../src/domain/resume/layout';
import { printedPages } from '../support/pdf';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';
import { axeFaults } from './support/axe';
import { goTo } from './support/goTo';

/** Content pages, each with a button that must not be printed. */
const PAGES = [
  ['/', 'Protect an idea'],
  ['/patent', 'See the fees'],
  ['/brand', 'Compare packages'],
  ['/website', 'See the samples'],
  ['/finance', 'Open the SIP calculator'],
] as const;

/** Pages with a table: its heading, its first row and its last. */
const TABLES = [
  ['/brand', 'Packages', 'Starter', 'Event Marketing'],
  ['/website', 'Three ways to a website', 'Page builder', 'A change next year'],
] as const;

test.describe('on paper', () => {
  test('content pages are words and drawings, black on white, without buttons', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, '/calculator');
    for (const [path, button] of PAGES) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: button })).toHaveCount(0);
      const waiting = page.locator('[data-reveal="waiting"]');
      for (const part of await waiting.all()) await expect(part).toHaveCSS('opacity', '1');
      // The colour scheme of the screen must not affect the print.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 27, 46)');
      expect(await axeFaults(page), path).toEqual([]);
    }
  });

  test('all slides of a slider fit on the sheet', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await open(page, '/website');
    const slides = page.getByRole('group', { name: 'Sample sites' }).getByRole('listitem');
    const edges = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().right));
    expect(edges).toHaveLength(6);
    expect(Math.max(...edges)).toBeLessThanOrEqual(794);
  });

  test('no entry of a list is cut by the end of a page, and none is without its heading', async ({
    page,
  }) => {
    await open(page, '/finance');
    const pages = (await printedPages(page)).map(({ text }) => text);
    const plans = pages.map((text) => [...text.matchAll(/Wealth Creation|Child Future|Retirement Plan/g)]);
    expect(pages.map((text) => text.split('Maturity value').length - 1)).toEqual(
      plans.map(({ length }) => length),
    );
    expect(plans.flat()).toHaveLength(3);
    expect(pages.find((text) => text.includes('Three plans'))).toContain('Wealth Creation');
    await open(page, '/website');
    const website = (await printedPages(page)).map(({ text }) => text);
    expect(website.find((text) => text.includes('Four steps'))).toMatch(/Measure.*Switch on/s);
  });

  test('a drawing stays with the words about it', async ({ page }) => {
    await open(page, '/');
    const pages = (await printedPages(page)).map(({ text }) => text);
    for (const { figure, heading } of HOME_BLURBS)
      expect.soft(pages.find((text) => text.includes(heading))).toContain(`${figure.number} `);
  });

  test('the end of a page that leads to a button is not printed', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const [path, { close }] of [
      ['/brand', BRAND],
      ['/website', WEBSITE],
    ] as const) {
      await open(page, path);
      await expect(page.getByText(close.heading)).toBeHidden();
    }
  });

  test('a field stays below its label', async ({ page }) => {
    await open(page, '/gym');
    const pages = (await printedPages(page)).map(({ text }) => text);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toMatch(/Website link.*https:/s);
  });

  test('a table stays below its heading, and on one page', async ({ page }) => {
    for (const [path, ...words] of TABLES) {
      await open(page, path);
      const pages = (await printedPages(page)).map(({ text }) => text);
      const table = pages.find((text) => text.includes('Table 1.'));
      for (const word of words) expect.soft(table, path).toContain(word);
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

  test('no page is without words', async ({ page }) => {
    for (const path of ['/independence', '/website']) {
      await open(page, path);
      for (const { text } of await printedPages(page)) expect.soft(text, path).toMatch(/\w/);
    }
  });

  test('e-mail address and phone number replace a form', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, '/contact');
    await expect(page.getByTitle('Contact form')).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Other ways' })).toBeVisible();
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

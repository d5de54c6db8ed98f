import type { Page } from '@playwright/test';
import type { ResumeData } from '../../../src/domain/resume/entities';
import { PAPER_NAMES, PAPERS, type PaperName, type ResumeLayout } from '../../../src/domain/resume/layout';
import { emptyResume } from '../../../src/domain/resume/resume';
import {
  DESIGNS,
  filledResume,
  hostileResume,
  shortResume,
  type MatrixDesign,
} from '../support/matrixResumes';
import { faultsOfSheets, printedPages, rowsOnSheets } from '../support/matrixSheets';
import { openResume, sampleResume, signInFor } from '../support/resumeTab';
import { choosePhoto, PORTRAITS } from '../support/sampleSheets';
import { expect, test } from '../support/test';

const POINTS_PER_MM = 72 / 25.4;
/** Enough short entries for a third page of every design. */
const MANY = 150;

/** Until the finished pages are arranged: anew when fonts have arrived. */
async function settled(page: Page): Promise<void> {
  await page.locator('[data-resume-sheet]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Shows a resume in the tab, on its finished pages, with every font there. */
async function show(
  page: Page,
  { variant, isPlain }: MatrixDesign,
  layout: Partial<ResumeLayout>,
  resume: ResumeData,
): Promise<void> {
  await openResume(page, { variant, resume, layout: { ...layout, isPlain } });
  await settled(page);
}

/** Nothing that is shown is cut, overlaps or stays empty. @returns the number of pages */
async function expectSoundSheets(page: Page, isEmptyAllowed = false): Promise<number> {
  expect(await faultsOfSheets(page, isEmptyAllowed)).toEqual([]);
  const count = await page.locator('[data-resume-sheet]').count();
  await expect(page.getByText(`Page 1 of ${count}`, { exact: true })).toBeAttached();
  return count;
}

/** The same, and what is shown is what is printed. */
async function expectSoundPages(page: Page, paper: PaperName, isEmptyAllowed = false): Promise<number> {
  const count = await expectSoundSheets(page, isEmptyAllowed);
  const pages = await printedPages(page);
  expect(pages).toHaveLength(count);
  const { width, height } = PAPERS[paper];
  for (const printed of pages) {
    expect(Math.abs(printed.width - width * POINTS_PER_MM)).toBeLessThan(1);
    expect(Math.abs(printed.height - height * POINTS_PER_MM)).toBeLessThan(1);
    if (!isEmptyAllowed) expect(printed.text.trim()).not.toBe('');
  }
  return count;
}

/** How many of the rows that fill the pages of a design stand on its first three. */
async function roomOnPages(page: Page, design: MatrixDesign, paper: PaperName): Promise<number[]> {
  await show(page, design, { paper }, filledResume(design, MANY));
  return rowsOnSheets(page, design.rows);
}

for (const design of DESIGNS) {
  for (const paper of PAPER_NAMES) {
    test(`the ${design.name} on ${PAPERS[paper].name} is sound from no line to hostile text`, async ({
      page,
    }) => {
      test.slow(); // Seven resumes, one of 17 pages.
      await signInFor(page, design.variant);
      const pagesOf = async (resume: ResumeData) => {
        await show(page, design, { paper }, resume);
        return expectSoundPages(page, paper, resume.personalInfo.fullName === '');
      };
      expect(await pagesOf(emptyResume())).toBe(1);
      expect(await pagesOf(shortResume())).toBe(1);
      await show(page, design, { paper }, hostileResume());
      // Chromium writes its 17 pages for 4 s: once for each design will do.
      const sound = paper === 'a4' ? expectSoundPages(page, paper) : expectSoundSheets(page);
      expect(await sound).toBeGreaterThan(1);

      const [first = 0, second = 0, third = 0] = await roomOnPages(page, design, paper);
      expect(third).toBeGreaterThan(0);
      expect(await pagesOf(filledResume(design, first))).toBe(1);
      expect(await pagesOf(filledResume(design, first + 1))).toBe(2);
      expect(await pagesOf(filledResume(design, first + second + 3))).toBe(3);
    });
  }

  test(`the ${design.name} is fitted to one page where that is possible`, async ({ page }) => {
    await signInFor(page, design.variant);
    const [first = 0] = await roomOnPages(page, design, 'a4');
    await show(page, design, { isFitted: true }, filledResume(design, first + 1));
    await expect(page.getByText(/^One page, with smaller gaps/)).toBeVisible();
    expect(await expectSoundPages(page, 'a4')).toBe(1);
    await show(page, design, { isFitted: true }, hostileResume());
    await expect(page.getByText(/^Not possible here: \d+ lines over/)).toBeVisible();
    await expectSoundSheets(page);
  });
}

for (const design of DESIGNS) {
  const { name, variant, isPlain } = design;
  const portrait = isPlain ? undefined : PORTRAITS[variant];
  if (portrait)
    test(`the ${name} is sound with a photo`, async ({ page }) => {
      await signInFor(page, design.variant);
      for (const [resume, expectSound] of [
        [sampleResume(variant), () => expectSoundPages(page, 'a4')],
        [hostileResume(), () => expectSoundSheets(page)],
      ] as const) {
        await openResume(page, { variant, resume, stop: 'photo' });
        await choosePhoto(page, portrait);
        await settled(page);
        await expect(page.getByRole('img', { name: /^Portrait of/ }).first()).toBeVisible();
        await expectSound();
      }
    });
}

import type { Page } from '@playwright/test';
import type { ResumeData } from '../../src/domain/resume/entities';
import { PAPER_NAMES, PAPERS, type PaperName } from '../../src/domain/resume/layout';
import { emptyResume } from '../../src/domain/resume/resume';
import { RESUME_TEMPLATES } from '../../src/domain/resume/variants';
import {
  DESIGNS,
  filledResume,
  hostileResume,
  shortResume,
  type MatrixDesign,
} from './support/matrixResumes';
import { faultsOfSheets, printedPages, rowsOnSheets } from './support/matrixSheets';
import { sessionOf, signInFor } from './support/resumeTab';
import { expect, open, test } from './support/test';

const POINTS_PER_MM = 72 / 25.4;
/** An address of the site without the site. */
const BLANK = '/blank-page';
/** Enough short entries for a third page of every design. */
const MANY = 150;

/** Shows a resume in the tab, on its finished pages, with every font there. */
async function show(page: Page, { variant, isPlain }: MatrixDesign, paper: PaperName, resume: ResumeData) {
  // Where no page of the site can write to the session after us.
  await page.goto(BLANK);
  await page.evaluate(
    (session) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    sessionOf({ variant, resume, layout: { paper, isPlain } }),
  );
  await open(page, `/resume?template=${RESUME_TEMPLATES[variant].template}`);
  await page.locator('[data-resume-sheet]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The pages are arranged anew when fonts have arrived.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is shown is what is printed, and nothing of it is cut, overlaps or stays empty. @returns the number of pages */
async function expectSoundPages(page: Page, paper: PaperName, isEmptyAllowed = false): Promise<number> {
  expect(await faultsOfSheets(page, isEmptyAllowed)).toEqual([]);
  const count = await page.locator('[data-resume-sheet]').count();
  await expect(page.getByText(`Page 1 of ${count}`, { exact: true })).toBeAttached();
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

for (const design of DESIGNS) {
  for (const paper of PAPER_NAMES) {
    test(`the ${design.name} on ${PAPERS[paper].name} is sound from no line to hostile text`, async ({
      page,
    }) => {
      await page.route(`**${BLANK}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
      );
      await signInFor(page, design.variant);
      const pagesOf = async (resume: ResumeData) => {
        await show(page, design, paper, resume);
        return expectSoundPages(page, paper, resume.personalInfo.fullName === '');
      };
      expect(await pagesOf(emptyResume())).toBe(1);
      expect(await pagesOf(shortResume())).toBe(1);
      expect(await pagesOf(hostileResume())).toBeGreaterThan(1);

      await show(page, design, paper, filledResume(design, MANY));
      const [first = 0, second = 0, third = 0] = await rowsOnSheets(page, design.rows);
      expect(third).toBeGreaterThan(0);
      expect(await pagesOf(filledResume(design, first))).toBe(1);
      expect(await pagesOf(filledResume(design, first + 1))).toBe(2);
      expect(await pagesOf(filledResume(design, first + second + 3))).toBe(3);
    });
  }
}

import type { Page } from '@playwright/test';
import type { ResumeData } from '../../../src/domain/resume/entities';
import { OPEN, PAPER_NAMES, PAPERS, type PaperName } from '../../../src/domain/resume/layout';
import { emptyResume } from '../../../src/domain/resume/resume';
import { layoutChosen } from '../../../src/store/resumeLayoutSlice';
import { photoChosen, resumeImported } from '../../../src/store/resumeSlice';
import { DESIGNS, filledResume, hostileResume, shortResume } from '../support/matrixResumes';
import { faultsOfSheets, rowsOnSheets } from '../support/matrixSheets';
import { printedPages } from '../support/pdf';
import { laidOut, openResume, sampleResume } from '../support/resumeTab';
import { openSample, PORTRAITS } from '../support/sampleSheets';
import { expect, test } from '../support/test';

const POINTS_PER_MM = 72 / 25.4;
/** Enough short entries for a third page in every design. */
const MANY = 150;

type Action = Parameters<NonNullable<typeof window.__inspect>['dispatch']>[0];

/** Dispatches an action in the open preview, and waits until its pages are laid out. */
async function dispatch(page: Page, action: Action): Promise<void> {
  await page.waitForFunction(() => window.__inspect !== undefined);
  await page.evaluate((given) => void window.__inspect!.dispatch(given), action);
  await laidOut(page);
}

/** Replaces the whole resume except for the photo. */
const show = (page: Page, { selectedPhoto: _photo, ...parts }: ResumeData) =>
  dispatch(page, resumeImported({ label: 'The matrix', parts }));

/** Expects nothing to be truncated, overlapping or empty. @returns the number of pages */
async function expectSoundSheets(page: Page, isEmptyAllowed = false): Promise<number> {
  expect(await faultsOfSheets(page, isEmptyAllowed)).toEqual([]);
  return page.locator('[data-resume-sheet]').count();
}

/** How tightly the first page is set. */
const fitOf = (page: Page) => page.locator('[data-resume-sheet="1"] [data-fit]').getAttribute('data-fit');

/** Expects every sheet to be printed on its own page, of the size of the paper. */
async function expectPrinted(page: Page, paper: PaperName): Promise<void> {
  const pages = await printedPages(page);
  await expect(page.locator('[data-resume-sheet]')).toHaveCount(pages.length);
  const { width, height } = PAPERS[paper];
  for (const printed of pages) {
    expect(Math.abs(printed.width - width * POINTS_PER_MM)).toBeLessThan(1);
    expect(Math.abs(printed.height - height * POINTS_PER_MM)).toBeLessThan(1);
    expect(printed.text.trim()).not.toBe('');
  }
}

for (const design of DESIGNS) {
  const { name, variant, isPlain } = design;
  test(`the ${name} has no layout fault on either paper, from empty to hostile text`, async ({ page }) => {
    const pagesOf = async (resume: ResumeData) => {
      await show(page, resume);
      return expectSoundSheets(page, resume.personalInfo.fullName === '');
    };

    await openSample(page, variant, isPlain);
    // Beside this tab, nothing draws the same resume in the other designs.
    await page.getByRole('tab', { name: 'Keyword match' }).click();
    if (!isPlain && PORTRAITS[variant])
      await test.step('with a photo', async () => {
        await expect(page.getByRole('img', { name: /^Portrait of/ })).toBeVisible();
        expect(await expectSoundSheets(page)).toBe(1);
        expect(await pagesOf(hostileResume())).toBeGreaterThan(1);
        await dispatch(page, photoChosen(null));
      });

    for (const paper of PAPER_NAMES)
      await test.step(`on ${PAPERS[paper].name}`, async () => {
        await dispatch(page, layoutChosen({ paper }));
        expect(await pagesOf(hostileResume())).toBeGreaterThan(1);
        if (paper === 'a4') await expectPrinted(page, paper);
        expect(await pagesOf(emptyResume())).toBe(1);
        expect(await pagesOf(shortResume())).toBe(1);
        expect(Number(await fitOf(page)), 'a short page opens up').toBe(OPEN);
        expect(await pagesOf(filledResume(design, MANY))).toBeGreaterThan(2);
        const [first = 0, second = 0] = await rowsOnSheets(page, design.rows);
        expect(await pagesOf(filledResume(design, first))).toBe(1);
        expect(await fitOf(page), 'a full page').toBe('0');
        expect(await pagesOf(filledResume(design, first + second + 3))).toBe(3);
        expect(await pagesOf(filledResume(design, first + 1))).toBe(2);
        await expectPrinted(page, paper);
      });

    await test.step('fitted to one page if possible', async () => {
      await page.getByRole('tab', { name: 'Print' }).click();
      await dispatch(page, layoutChosen({ isFitted: true }));
      await expect(page.getByText(/^One page, with smaller gaps/)).toBeVisible();
      expect(await expectSoundSheets(page)).toBe(1);
      expect(await pagesOf(hostileResume())).toBeGreaterThan(1);
      await expect(page.getByText(/^Not possible here: \d+ lines over/)).toBeVisible();
    });
  });
}

test('a contact that takes several lines begins each of them at the margin; no heading touches a name without a title', async ({
  page,
}) => {
  const linkedIn = `linkedin.com/in/${encodeURIComponent('अनन्या')}-rao`;
  const github = 'github.com/ananya-raghunathan?utm_source=share&utm_campaign=share_via';
  const personalInfo = { ...sampleResume('b').personalInfo, title: '', linkedIn, github };
  const resume = { ...sampleResume('b'), personalInfo };
  await openResume(page, { variant: 'b', resume, layout: { isPlain: true } });
  const sheet = page.locator('[data-resume-sheet="1"]');
  const leftOf = (part: string) =>
    sheet
      .locator(part)
      .evaluate((element) => [...element.getClientRects()].map(({ left }) => Math.round(left)));
  const [margin] = await leftOf('h2');
  expect(await leftOf('[data-contact="linkedIn"]')).toEqual([margin, margin]);
  // What is shown of it fits on a line.
  await expect(sheet.locator('[data-contact="github"]')).toHaveCSS('white-space', 'nowrap');

  await dispatch(page, layoutChosen({ isPlain: false }));
  const name = await sheet.getByRole('heading', { name: personalInfo.fullName }).boundingBox();
  const heading = await sheet.getByRole('heading', { name: 'Summary' }).boundingBox();
  expect(heading!.y - name!.y - name!.height).toBeGreaterThan(12);
});

test('skills without a heading begin at the margin, in the Classic and plain', async ({ page }) => {
  const alone = [{ id: 1, name: '', value: 'Driving (LMV, HMV), vehicle maintenance' }];
  const besideGroup = [...alone, { id: 2, name: 'Languages', value: 'Hindi, Punjabi' }];
  const resume = sampleResume('a');
  await openResume(page, { variant: 'a', resume });
  const sheet = page.locator('[data-resume-sheet="1"]');
  for (const skills of [alone, besideGroup]) {
    await show(page, { ...resume, skills });
    for (const isPlain of [false, true]) {
      await dispatch(page, layoutChosen({ isPlain }));
      const heading = await sheet.getByRole('heading', { name: 'Skills', exact: true }).boundingBox();
      const value = await sheet.getByText(/^Driving/).boundingBox();
      expect(value?.x).toBeCloseTo(heading?.x ?? 0, 0);
    }
  }
});

import { faultsOfSheets } from '../support/matrixSheets';
import { printedPages } from '../support/pdf';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

test('own headings, order, colour, typefaces and marks make sound pages, and are printed', async ({
  page,
}) => {
  const resume = sampleResume('b');
  const [job, ...others] = resume.workExperiences;
  const jobDescription = 'Cut **waiting** by *half*, see [the report](https://example.in/report).';
  await openResume(page, {
    variant: 'b',
    resume: { ...resume, workExperiences: [{ ...job!, jobDescription }, ...others] },
  });
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('combobox', { name: 'Headings' }).selectOption({ label: 'Formal English' });
  await page.getByRole('button', { name: 'Move Key Projects up' }).click();
  await page.getByRole('radio', { name: 'Maroon' }).check();
  await page.getByRole('radio', { name: 'Serif and sans' }).check();
  const sheet = page.locator('[data-resume-sheet]').first();
  const headings = sheet.getByRole('heading', { level: 3 });
  await expect(headings.filter({ hasText: 'Professional Experience' })).toHaveCSS('color', rgb('#7a1f2b'));
  await expect(headings.first()).toHaveCSS('font-family', /Source Serif/);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => faultsOfSheets(page, false)).toEqual([]);

  const [printed] = await printedPages(page);
  const text = printed!.text.replace(/\s+/g, ' ');
  expect(text).toContain('Cut waiting by half, see the report.');
  expect(text.indexOf('Key Projects')).toBeLessThan(text.indexOf('Professional Experience'));
});

test('on a phone, each tab shows its start, however far down the one before was read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openResume(page, { variant: 'b', resume: sampleResume('b') });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  for (const [long, next] of [
    ['Design', 'Sheet'],
    ['System', 'Words'],
  ] as const) {
    await tab(long).click();
    await page.getByRole('tabpanel').getByRole('button').last().scrollIntoViewIfNeeded();
    await tab(next).click();
    await expect(page.getByText(next === 'Sheet' ? 'Page 1 of 1' : 'Match a job ad')).toBeInViewport();
    await expect(tab(next)).toBeInViewport();
  }
});

/** As computed styles write a colour. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

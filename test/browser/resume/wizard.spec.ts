import type { Page } from '@playwright/test';
import { getDocumentProxy, extractText } from 'unpdf';
import { fillAll, fillPersonal, fillStep, job, next, PERSONAL, stepTitle } from '../support/fillResume';
import { expect, open, test } from '../support/test';

const LIGATURES = /[\uFB00-\uFB06]/;
const CHROME_WORDS = [
  'Login',
  'Previous',
  'Next',
  'DOWNLOAD',
  'AI Tools',
  'Career',
  'Saved in this tab',
  'Page 1 of',
];

const sessionValue = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? 'null', key);

/** The text of a PDF page by page, as a program reads it. */
async function readPdf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

for (const width of [1280, 360]) {
  test.describe(`resume A at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } });

    test('goes from the first field to a PDF that a program can read', async ({ page }) => {
      await open(page, '/resume?template=1');
      await fillAll(page);
      await expect(page.getByRole('button', { name: 'DOWNLOAD' })).toBeVisible();
      const sheets = await page.locator('[data-resume-sheet]').count();
      expect(sheets).toBeGreaterThan(1);
      await expect(page.getByText(`Page 1 of ${sheets}`)).toBeVisible();

      const pages = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect(pages).toHaveLength(sheets);
      for (const text of pages) expect(text.trim()).not.toBe('');
      const text = pages.join('\n');
      const inOrder = [
        'Ananya Raghunathan',
        'ananya.r@example.com',
        'Backend engineer with nine years',
        'Kaveri Payments 6',
        'Kaveri Payments 1',
        'Chamundi Institute',
        'Paisa',
        'PostgreSQL, Redis, Kafka',
        'Kubernetes Administrator',
        'Kannada',
        'Carnatic violin',
      ].map((words) => ({ words, at: text.replace(/\s+/g, ' ').indexOf(words) }));
      for (const { words, at } of inOrder) expect(at, words).toBeGreaterThanOrEqual(0);
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a.at - b.at));
      for (const words of CHROME_WORDS) expect(text).not.toContain(words);
      expect(text).not.toMatch(LIGATURES);
      expect(text).toContain('efficient, offline-first and finished');
      expect(text).toContain('•');
    });
  });
}

test('comes back to the same step with every value after a reload, and its keys hold every edit', async ({
  page,
}) => {
  await open(page, '/resume?template=1');
  await fillPersonal(page);
  await expect
    .poll(() => sessionValue(page, 'personalInfoFormData').then(JSON.parse))
    .toMatchObject({ fullName: PERSONAL['Full name'], github: PERSONAL.GitHub });
  await next(page);
  await fillStep(page, { title: 'Work experience', entries: [job(2), job(1)] });
  await expect
    .poll(() => sessionValue(page, 'workExperiences').then(JSON.parse))
    .toMatchObject([
      { companyName: 'Kaveri Payments 2' },
      { companyName: 'Kaveri Payments 1', additionalField2: job(1)['Third point'] },
    ]);
  await page.reload();
  await stepTitle(page, 'Work experience');
  for (const [index, values] of [job(2), job(1)].entries()) {
    const entry = page.locator('[data-entry]').nth(index);
    await entry.getByRole('button', { expanded: false }).click();
    for (const [label, value] of Object.entries(values))
      await expect(entry.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  for (const [label, value] of Object.entries(PERSONAL))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('Back from the editor is the gallery, and the browser’s Forward the editor again', async ({ page }) => {
  await open(page, '/resume');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Edit Template 1' }).click();
  await expect(page).toHaveURL(/\?template=1$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Template1' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('the form works while the preview’s code is away, and the preview comes when it is asked for again', async ({
  page,
  misdeeds,
}) => {
  const address = /\/assets\/resumeSheets\..*\.js$/;
  await page.route(address, (request) => request.abort());
  await open(page, '/resume?template=1');
  await page.getByLabel('Full name').fill('Nisha Verma');
  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await expect(preview.getByRole('alert')).toContainText('The preview did not load.');
  await page.unroute(address);
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByRole('heading', { name: 'Nisha Verma' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Nisha Verma');
  expect(misdeeds.complaints.splice(0).length).toBeGreaterThan(0);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../../runner/command';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

const FOREIGN = path.join(ROOT, 'node_modules/@jsonresume/schema/examples/senior-engineer.resume.json');

async function openExchange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  return page.getByRole('dialog', { name: 'Your data, in and out' });
}

/** Chooses a file that was never on a disk. */
const choose = (dialog: Locator, name: string, content: string | Buffer) =>
  dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

const storedName = (page: Page) =>
  page.evaluate(() => {
    const info = JSON.parse(sessionStorage.getItem('personalInfoFormData') ?? '{}') as { fullName?: string };
    return info.fullName;
  });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('a resume of another program comes in, and Undo takes it out again', async ({ page }) => {
      await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'personal' });
      const dialog = await openExchange(page);
      await dialog.getByLabel('Choose a file').setInputFiles(FOREIGN);
      await expect(dialog.getByText(/^JSON Resume, /)).toBeVisible();
      await dialog.getByText('Without a field here, but kept for your next data file').click();
      await expect(dialog.getByText('publications (2 entries)')).toBeVisible();
      await dialog.getByLabel('Work experience: what happens').selectOption({ label: 'Replace' });
      await dialog.getByRole('button', { name: /^Import \d+ sections$/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByLabel('Full name')).toHaveValue('Dr. Lena Vasquez');
      await expect.poll(() => storedName(page)).toBe('Dr. Lena Vasquez');
      await expect(page.getByText('senior-engineer.resume.json imported')).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
      await expect(page.getByLabel('Full name')).toHaveValue('Ananya Raghunathan');
      await expect.poll(() => storedName(page)).toBe('Ananya Raghunathan');
    });
  });
}

test('a data file and a backup come back as they were, in a tab with nothing in it', async ({ page }) => {
  const resume = sampleResume('b');
  await openResume(page, { variant: 'b', resume, stop: 'personal' });
  const dialog = await openExchange(page);
  await dialog.getByRole('tab', { name: 'Export' }).click();
  const data = await saved(page, () => dialog.getByRole('button', { name: 'Export', exact: true }).click());
  expect(data.name).toBe('Farhan Qureshi — Resume.json');
  await dialog.getByRole('radio', { name: /^Backup/ }).check();
  const backup = await saved(page, () => dialog.getByRole('button', { name: 'Export', exact: true }).click());
  expect(backup.name).toBe('Farhan Qureshi — Resume backup.json');

  for (const { name, text } of [data, backup]) {
    await page.evaluate(() => sessionStorage.clear());
    await openResume(page, { variant: 'b', resume: { ...resume, ...EMPTY }, stop: 'personal' });
    const again = await openExchange(page);
    await choose(again, name, text);
    await again.getByRole('button', { name: /^Import \d+ sections$/ }).click();
    const jobs = () => page.evaluate(() => sessionStorage.getItem('workExperiences') ?? '[]');
    await expect
      .poll(async () => (JSON.parse(await jobs()) as object[]).map((job) => ({ ...job, id: 0 })))
      .toEqual(resume.workExperiences.map((job) => ({ ...job, id: 0 })));
  }
});

const EMPTY = { workExperiences: [], projects: [], languages: [] };

import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const EDITOR = '/resume?template=1';

/** @returns the height in px of the dialog as it opens */
async function openResumes(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  const height = await page.getByRole('dialog').evaluate((dialog: HTMLElement) => dialog.offsetHeight);
  await page.getByRole('tab', { name: 'Resumes' }).click();
  return height;
}

test('a kept resume is saved as it is typed, until another tab has saved it', async ({ page, context }) => {
  await open(page, EDITOR);
  const name = page.getByLabel('Full name');
  await name.fill('Asha Rao');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  const height = await openResumes(page);
  await page.getByLabel('Name, only for you').fill('Backend');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('“Backend” is saved in this browser')).toBeVisible();
  await page.keyboard.press('Escape');
  await name.fill('Asha Rao Iyer');
  await page.reload();
  await expect(page.getByText('Kept on this device')).toBeVisible();

  const other = await context.newPage();
  await open(other, EDITOR);
  await openResumes(other);
  await other.getByRole('button', { name: 'Open Backend' }).click();
  // Until it closes, the form behind it takes no text.
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(other.getByLabel('Full name')).toHaveValue('Asha Rao Iyer');
  await other.getByLabel('Full name').fill('Asha Iyer');
  await expect(page.getByText('This resume has been saved or deleted elsewhere')).toBeVisible();
  await other.close();
  await expect(name).toHaveValue('Asha Rao Iyer');
  // A dialog that the toast makes taller would move its buttons when the toast goes.
  expect(await openResumes(page)).toBe(height);
  await page.getByRole('button', { name: 'Open Backend' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(name).toHaveValue('Asha Iyer');
  const opened = page.getByRole('status').filter({ hasText: '“Backend” opened' });
  await opened.getByRole('button', { name: 'Close' }).click();
  await openResumes(page);
  const onDevice = async () => JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(await onDevice()).toContain('Asha Iyer');
  const forget = page.getByRole('button', { name: 'Forget everything on this device' });
  await forget.click();
  await expect(forget).toBeHidden();
  expect(await onDevice()).not.toMatch(/Asha|Backend/);
});

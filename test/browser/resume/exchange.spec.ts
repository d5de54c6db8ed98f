import { readFileSync } from 'node:fs';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 780 } });

test('a data file goes out, comes back over another resume, and Undo takes it out again', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Your data, in and out' });
  const openExchange = () => page.getByRole('button', { name: 'Your data, in and out' }).click();
  await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'personal' });
  await openExchange();
  await dialog.getByRole('tab', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await coming;
  const name = 'Farhan Qureshi — Resume.json';
  expect(download.suggestedFilename()).toBe(name);
  const buffer = readFileSync(await download.path());

  await openResume(page, { variant: 'b', resume: sampleResume('d'), stop: 'personal' });
  await openExchange();
  await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/json', buffer });
  await expect(dialog.getByText(/^JSON Resume, /)).toBeVisible();
  await dialog.getByLabel('Work experience: what happens').selectOption({ label: 'Replace' });
  await dialog.getByRole('button', { name: /^Import \d+ sections$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('Farhan Qureshi');
  const jobs = () => page.evaluate(() => sessionStorage.getItem('workExperiences') ?? '[]');
  const companies = async () =>
    (JSON.parse(await jobs()) as { companyName: string }[]).map(({ companyName }) => companyName);
  const companiesOf = (variant: 'b' | 'd') =>
    sampleResume(variant).workExperiences.map(({ companyName }) => companyName);
  await expect.poll(companies).toEqual(companiesOf('b'));
  await expect(page.getByText(`${name} imported`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Full name')).toHaveValue('Debolina Chattopadhyay');
  await expect.poll(companies).toEqual(companiesOf('d'));
});

import { LAYOUTS } from '../../foreign/layouts';
import { documentOf } from '../../foreign/document';
import { shownIn } from '../../foreign/truth';
import { wordsFile, wordsTable } from '../../foreign/words';
import { emptyResume } from '../../../src/domain/resume/resume';
import { keep, stale } from '../support/keepSample';
import { printToPdf, readPdf } from '../support/pdf';
import { openResume } from '../support/resumeTab';
import { pdfFile } from '../support/sampleSheets';
import { expect, test } from '../support/test';

const WORDS_MAX_BYTES = 20_000;
const textsIn = (words: string) => words.split('\n').map((line) => line.split('\t')[0]);

test('the stored words of foreign resumes are what the browser prints', async ({ page }) => {
  for (const layout of LAYOUTS) {
    await page.setContent(documentOf(layout, shownIn(layout)));
    await page.evaluate(() => document.fonts.ready);
    const { items } = await readPdf(await printToPdf(page));
    const words = wordsTable(items);
    const file = wordsFile(layout.name);
    const kept = keep(file, Buffer.from(words), WORDS_MAX_BYTES);
    expect(textsIn(kept.toString()), stale(file)).toEqual(textsIn(words));
  }
});

test('a PDF is read, corrected, imported in one step and taken back', async ({ page }) => {
  await openResume(page, { variant: 'a', resume: emptyResume(), stop: 'personal' });
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(pdfFile('d'));
  const place = dialog.getByRole('combobox', { name: '“+91 90000 72218” goes to' });
  await expect(place).toHaveValue('personalInfo.phone');
  // Only its weight tells the name of a certificate from what is said about it.
  const certificate = dialog.getByRole('combobox', { name: '“Good Clinical Practice, E6(R3)” goes to' });
  await expect(certificate).toHaveValue('certificates.2.name');
  await place.focus();
  await place.selectOption('Not placed');
  await dialog.getByRole('button', { name: /^Import \d sections$/ }).click();
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect(name).toHaveValue('Debolina Chattopadhyay');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
  // Not a click: it would wait for the toast to go.
  await page.getByRole('button', { name: /^Undo/ }).first().press('Enter');
  await expect(name).toHaveValue('');
});

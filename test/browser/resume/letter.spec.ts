import { FLOWS_KEY, RESUME_KEYS } from '../../../src/domain/sessionKeys';
import { hasPdftotext, pdftotext, printToPdf, readPdf, wordsOf } from '../support/pdf';
import { accessOf } from '../support/pdfAccess';
import { READER_LETTER, READER_RESUME } from '../support/readerResume';
import { laidOut, sessionOf } from '../support/resumeTab';
import { openWith } from '../support/session';
import { expect, test } from '../support/test';

test.skip(!hasPdftotext(), 'pdftotext is not installed (Debian: apt-get install poppler-utils)');

test('a letter prints in front of its resume, each under its name, with every word in order', async ({
  page,
}) => {
  const session = {
    ...sessionOf({ variant: 'b', resume: READER_RESUME }),
    [RESUME_KEYS.letter]: JSON.stringify(READER_LETTER),
    [FLOWS_KEY]: JSON.stringify({ letter: { value: 'preview' } }),
  };
  await openWith(page, session, '/resume?template=2&letter');
  const sheets = page.locator('[data-resume-sheet]');
  await expect(sheets).toHaveCount(1);
  const letter = wordsOf(pdftotext(await printToPdf(page)));
  await page.getByRole('radio', { name: 'Letter and resume' }).check({ force: true });
  await expect(sheets).not.toHaveCount(1);
  await laidOut(page);
  const pdf = await printToPdf(page);
  expect((await readPdf(pdf)).pageCount).toBe(await sheets.count());
  const words = wordsOf(pdftotext(pdf));
  expect(words.slice(0, letter.length)).toEqual(letter);
  expect(letter.join(' ')).toMatch(
    /^Ananya Raghunathan .*25 November 2026 Ms Kavita Rao .*Subject: .*Dear Ms Kavita Rao, You are .*five years\. Two results .*• Cut .*• Rebuilt .*after six\. Yours sincerely, Ananya Raghunathan$/,
  );
  expect(words.slice(letter.length).join(' ')).toMatch(/^Ananya Raghunathan .*Work Experience /);
  const headings = (await accessOf(pdf)).tags.filter(({ type }) => type === 'H1');
  expect(headings).toHaveLength(2);
});

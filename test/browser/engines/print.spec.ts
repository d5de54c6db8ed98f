import { readPdf } from '../support/pdf';
import { sampleResume, sessionOf } from '../support/resumeTab';
import { expect, test } from './support/test';

const ON_LETTER = sessionOf({ variant: 'a', resume: sampleResume('a'), layout: { paper: 'letter' } });

test('a print takes no page more than its content', async ({ tab }) => {
  for (const [address, session, pages] of [
    ['/resume?template=1', ON_LETTER, 2],
    ['/calculator', {}, 1],
  ] as const) {
    await tab.open(address, session);
    // Parts that load late come into the print, too.
    const pageCount = async () => (await readPdf(await tab.print!())).pageCount;
    await expect.poll(pageCount, { message: address }).toBe(pages);
  }
});

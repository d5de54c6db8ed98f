import { HELD_OUT, LAYOUTS } from '../../foreign/layouts';
import { documentOf } from '../../foreign/document';
import { shownIn } from '../../foreign/truth';
import { wordsFile, wordsJson } from '../../foreign/words';
import { keep, stale } from '../support/keepSample';
import { printToPdf, readPdf } from '../support/pdf';
import { expect, test } from '../support/test';

const WORDS_MAX_BYTES = 20_000;
const textsIn = (words: string): unknown[] => (JSON.parse(words) as unknown[][]).map(([text]) => text);

test('the stored words of foreign resumes are what the browser prints', async ({ page }) => {
  for (const layout of LAYOUTS.filter(({ name }) => !HELD_OUT.has(name))) {
    await page.setContent(documentOf(layout, shownIn(layout)));
    await page.evaluate(() => document.fonts.ready);
    const { items } = await readPdf(await printToPdf(page));
    const words = wordsJson(items);
    const file = wordsFile(layout.name);
    const kept = keep(file, Buffer.from(words), WORDS_MAX_BYTES);
    expect(textsIn(kept.toString()), stale(file)).toEqual(textsIn(words));
  }
});

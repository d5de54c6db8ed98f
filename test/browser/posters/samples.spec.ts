import sharp from 'sharp';
import { SAMPLE_WIDTHS, type SampleName } from '../../../src/content/sampleWidths';
import { newEmail, signUp } from '../support/accounts';
import { keepPicture } from '../support/keepSample';
import { download, openTemplates } from '../support/posters';
import { SAMPLE_POSTERS, sampleFiles, sampleSession } from '../support/samplePosters';
import { test } from '../support/test';

/**
 * The posters on the pages that lead to the studios are exports of the studios, filled with invented businesses. They are kept
 * in the project; `UPDATE_SAMPLES=1` makes them anew, an ordinary run fails where one no longer shows what its template draws.
 */
const MAX_BYTES = 60_000;

for (const [name, widths] of Object.entries(SAMPLE_WIDTHS) as [SampleName, readonly [number, number]][]) {
  test(`the sample ${name} is what its template exports`, async ({ page }) => {
    const poster = SAMPLE_POSTERS[name];
    if (poster.template > 2) await signUp(page, newEmail());
    await openTemplates(page, { ...poster, session: sampleSession() });
    const { picture } = await download(page, poster.template, { inPlace: true });
    for (const { address, width, encode } of sampleFiles(name, widths)) {
      await keepPicture(address, await encode(sharp(picture).resize(width)).toBuffer(), MAX_BYTES);
    }
  });
}

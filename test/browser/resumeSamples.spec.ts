import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { RESUME_TEMPLATES, RESUME_VARIANT_NAMES } from '../../src/domain/resume/variants';
import { PICTURE_WIDTHS } from '../../src/features/resume/gallery/pictureSize';
import {
  contentOf,
  openSample,
  pdfFile,
  photographSheet,
  pictureFile,
  pictureOf,
  printSheet,
} from './support/sampleSheets';
import { similarity } from './support/ssim';
import { expect, test } from './support/test';

/**
 * The gallery's pictures and the PDFs they open are prints of the real wizard, filled with the invented people. They are kept
 * in the project; `UPDATE_SAMPLES=1` makes them anew, an ordinary run fails where one no longer shows what the sheets draw.
 */
const PICTURE_MAX_BYTES = 60_000;
const PDF_MAX_BYTES = 150_000;
/** Leaves room for another machine's edges of letters; where half a page moved by a pixel it is 0.94 at most. */
const SAME_PICTURE = 0.97;

// Twice the pixels of the screen, so that the pictures are drawn down and never up.
test.use({ deviceScaleFactor: 2 });

/** The mean of each colour channel, 0 to 255: similarity looks at structure only. */
async function meanColour(picture: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

/** Writes a file when asked to; otherwise it has to be there. */
function keep(file: string, content: Buffer, maxBytes: number): Buffer {
  if (process.env.UPDATE_SAMPLES) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  expect(existsSync(file), `${file} is missing; UPDATE_SAMPLES=1 makes it`).toBe(true);
  const kept = readFileSync(file);
  expect(kept.length, `bytes of ${file}`).toBeLessThan(maxBytes);
  return kept;
}

for (const variant of RESUME_VARIANT_NAMES) {
  const { name } = RESUME_TEMPLATES[variant];
  test(`the sample of ${name} in the gallery and its PDF are what the wizard prints`, async ({ page }) => {
    await openSample(page, variant);
    await expect(page.locator('[data-resume-sheet]'), 'a sample is one page').toHaveCount(1);

    const photograph = await photographSheet(page);
    const { channels } = await sharp(photograph).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), 'no blank page').toBeGreaterThan(10);
    for (const width of Object.values(PICTURE_WIDTHS)) {
      const picture = await pictureOf(photograph, width);
      const file = pictureFile(variant, width);
      const kept = keep(file, picture, PICTURE_MAX_BYTES);
      const stale = `${file} is stale; UPDATE_SAMPLES=1 makes it anew`;
      expect(await similarity(kept, picture), stale).toBeGreaterThan(SAME_PICTURE);
      const colour = await meanColour(picture);
      for (const [channel, mean] of (await meanColour(kept)).entries())
        expect(mean, stale).toBeCloseTo(colour[channel]!, 0);
    }

    const pdf = await printSheet(page, variant);
    const kept = keep(pdfFile(variant), pdf, PDF_MAX_BYTES);
    const printed = await contentOf(pdf);
    expect(printed.pageCount).toBe(1);
    expect(printed.text.length).toBeGreaterThan(500);
    expect(await contentOf(kept), `${pdfFile(variant)} is stale; UPDATE_SAMPLES=1 makes it anew`).toEqual(
      printed,
    );
  });
}

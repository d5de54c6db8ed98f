import sharp from 'sharp';
import { RESUME_TEMPLATES, RESUME_VARIANT_NAMES } from '../../../src/domain/resume/variants';
import { PICTURE_WIDTHS } from '../../../src/features/resume/gallery/pictureSize';
import { keep, keepPicture, stale } from '../support/keepSample';
import {
  contentOf,
  openSample,
  pdfFile,
  photographSheet,
  pictureFile,
  pictureOf,
  printSheet,
  showPrint,
} from '../support/sampleSheets';
import { expect, test } from '../support/test';

/**
 * The gallery's pictures and the PDFs they open are prints of the real wizard with fictional people. They are stored in the
 * repository; `UPDATE_SAMPLES=1` updates them, and any other run fails if one no longer matches the sheets.
 */
const PICTURE_MAX_BYTES = 60_000;
const PDF_MAX_BYTES = 150_000;

// Twice the screen's resolution, so that the pictures are only ever scaled down.
test.use({ deviceScaleFactor: 2 });

for (const variant of RESUME_VARIANT_NAMES) {
  const { name } = RESUME_TEMPLATES[variant];
  test(`the sample of ${name} in the gallery and its PDF are what the wizard prints`, async ({ page }) => {
    await openSample(page, variant);
    await showPrint(page);
    await expect(page.locator('[data-resume-sheet]'), 'a sample is one page').toHaveCount(1);

    const photograph = await photographSheet(page);
    const { channels } = await sharp(photograph).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), 'no blank page').toBeGreaterThan(10);
    for (const width of Object.values(PICTURE_WIDTHS)) {
      const picture = await pictureOf(photograph, width);
      await keepPicture(pictureFile(variant, width), picture, PICTURE_MAX_BYTES);
    }

    const pdf = await printSheet(page, variant);
    expect(pdf.length, 'bytes of the PDF').toBeLessThan(PDF_MAX_BYTES);
    const kept = keep(pdfFile(variant), pdf, PDF_MAX_BYTES);
    const printed = await contentOf(pdf);
    expect(printed.pageCount).toBe(1);
    expect(printed.text.length).toBeGreaterThan(500);
    expect(await contentOf(kept), stale(pdfFile(variant))).toEqual(printed);
  });
}

import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { documentTitle } from '../../../src/domain/resume/documentTitle';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../src/domain/resume/variants';
import { pictureHeight } from '../../../src/features/resume/gallery/pictureSize';
import { ROOT } from '../../runner/command';
import { printToPdf, readPdf } from './pdf';
import { openResume, sampleResume, signInFor } from './resumeTab';
import { expect } from './test';

const GALLERY = path.join(ROOT, 'src/features/resume/gallery');

/** The drawn portraits of the samples that have one. */
export const PORTRAITS: Partial<Record<ResumeVariant, string>> = { b: 'farhan.svg', c: 'aarti.svg' };

/** Path of a sample's picture. */
export const pictureFile = (variant: ResumeVariant, width: number): string =>
  path.join(GALLERY, 'pictures', `resume-${RESUME_TEMPLATES[variant].template}-${width}.webp`);

/** Path of a sample's PDF. */
export const pdfFile = (variant: ResumeVariant): string =>
  path.join(ROOT, 'public/samples', `resume-${RESUME_TEMPLATES[variant].template}.pdf`);

/** Chooses a drawn portrait in the photo step and continues. */
async function choosePhoto(page: Page, portrait: string): Promise<void> {
  await page.locator('main input[type="file"]').setInputFiles(path.join(GALLERY, 'samples', portrait));
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByAltText('Your portrait')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Opens the preview of a sample in the real wizard, with its portrait if it has one. */
export async function openSample(page: Page, variant: ResumeVariant, isPlain = false): Promise<void> {
  const portrait = isPlain ? undefined : PORTRAITS[variant];
  await signInFor(page, variant);
  const stop = portrait ? 'photo' : 'preview';
  await openResume(page, { variant, resume: sampleResume(variant), layout: { isPlain }, stop });
  if (portrait) await choosePhoto(page, portrait);
  await expect(page.locator('[data-resume-sheet]').first()).toBeVisible();
}

/** Shows the pages as they are printed: only the sheets, at their true size. */
export async function showPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** A screenshot of the first sheet, at the browser's device scale factor. */
export const photographSheet = (page: Page): Promise<Buffer> =>
  page.locator('[data-resume-sheet="1"]').screenshot({ animations: 'disabled' });

/** A gallery picture, scaled down from a screenshot of the sheet. */
export function pictureOf(photograph: Buffer, width: number): Promise<Buffer> {
  return sharp(photograph)
    .resize(width, pictureHeight(width), { fit: 'fill' })
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** The sheets as a PDF, with the title that DOWNLOAD gives it. */
export async function printSheet(page: Page, variant: ResumeVariant): Promise<Buffer> {
  const title = documentTitle(sampleResume(variant).personalInfo.fullName);
  await page.evaluate((text) => (document.title = text), title);
  return printToPdf(page);
}

/** Content of a PDF without what differs between prints: its date and font names. */
export async function contentOf(pdf: Buffer) {
  const { items, pageCount, paper, title, links } = await readPdf(pdf);
  return { pageCount, paper, title, links, text: items.map(({ text }) => text).join(' ') };
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../../runner/command';
import { toTemplates } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';

/** The README's pictures, which only a run with `UPDATE_SCREENSHOTS=1` takes. */
const FOLDER = path.join(ROOT, 'test/browser/screenshots');
const SIZE = { width: 1280, height: 800 };

const SCREENS: readonly { readonly name: string; readonly show: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', show: (page) => open(page, '/') },
  { name: 'resume', show: showWizard },
  { name: 'diwali', show: toTemplates },
  {
    name: 'calculator',
    show: (page) => open(page, '/calculator?monthlyInvestment=5000&investmentDuration=10'),
  },
];

async function showWizard(page: Page): Promise<void> {
  const resume = sampleResume('a');
  await openResume(page, { variant: 'a', resume, stop: 'work' });
  const entry = page.getByRole('button', { expanded: false, name: resume.workExperiences[0]!.position });
  // Neither hovered nor focused.
  await entry.dispatchEvent('click');
  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await expect(preview).toContainText(resume.personalInfo.fullName);
}

/** Waits for the fonts, and for the pictures in the viewport. */
async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode()));
  });
}

for (const { name, show } of SCREENS) {
  test(`the README’s picture of ${name} is taken, and isn’t blank`, async ({ page }) => {
    await page.setViewportSize(SIZE);
    await show(page);
    await allDrawn(page);
    const picture = sharp(await page.screenshot({ animations: 'disabled' }));
    const { width, height } = await picture.metadata();
    expect({ width, height }).toEqual(SIZE);
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    writeFileSync(path.join(FOLDER, `${name}.webp`), await picture.webp({ quality: 82 }).toBuffer());
  });
}

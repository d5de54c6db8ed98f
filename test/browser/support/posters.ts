import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open } from './test';

/** What the tests type into the occasion form, by label. */
export const DETAILS = {
  'Company name': 'Sharma Traders & Sons',
  'Phone number': '+91 98765 43210',
  'Alternate phone number': '+91 91234 56780',
  'E-mail address': 'care@example.com',
  'Company address': '14 Sadar Bazar, Gurugram',
};

const MARK = (ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="440">${ground}<circle cx="240" cy="220" r="180" fill="#B3123F"/><path d="M140 300L240 100L340 300Z" fill="#FFC75A"/></svg>`,
  );

/** A logo that lets its ground through. */
export const transparentLogo = () => sharp(MARK('')).png().toBuffer();
/** The same on white. */
export const opaqueLogo = () => sharp(MARK('<rect width="480" height="440" fill="#fff"/>')).jpeg().toBuffer();

/** Fills the form of an occasion and goes on to its templates. */
export async function toTemplates(
  page: Page,
  path: string,
  details: Record<string, string> = DETAILS,
): Promise<void> {
  await open(page, path);
  for (const [label, text] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(text);
  await chooseLogo(page, 'logo.png', await transparentLogo());
  await expect(page.getByText('Transparent background')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
}

/** Fills the form of the gym offer and chooses one of its two posters. */
export async function toGymPoster(page: Page, number: number): Promise<void> {
  const details = {
    'Business name': 'Iron Akhada',
    'Contact number': '+91 98765 43210',
    'Offer percentage': '50',
  };
  await open(page, '/gym');
  for (const [label, text] of Object.entries(details))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`${number}.*Choose`) }).click();
}

export async function chooseLogo(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Presses Download Image under a template and reads the saved file. */
export async function download(page: Page, template: number): Promise<{ name: string; picture: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download Image: template ${template}` }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), picture: await readFile(await file.path()) };
}

/** The browser's own picture of the full-size poster: the node itself, brought into view and photographed. */
export async function photograph(page: Page, id: string): Promise<Buffer> {
  const poster = page.locator(`[data-poster="${id}"]`);
  const size = await poster.evaluate((node: HTMLElement) => {
    const stage = node.parentElement;
    if (!stage) throw new Error('The poster stands nowhere.');
    for (const other of stage.children) (other as HTMLElement).hidden = other !== node;
    Object.assign(stage.style, { left: '0', zIndex: '99' });
    return { width: node.offsetWidth, height: node.offsetHeight };
  });
  const before = page.viewportSize();
  await page.setViewportSize({ width: size.width + 100, height: size.height + 100 });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
  if (before) await page.setViewportSize(before);
  await poster.evaluate((node) => {
    node.parentElement?.removeAttribute('style');
    for (const other of node.parentElement?.children ?? []) (other as HTMLElement).hidden = false;
  });
  return picture;
}

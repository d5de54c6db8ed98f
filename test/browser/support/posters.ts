import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import type { PosterFormat } from '../../../src/domain/posts/formats';
import type { LanguageChoice } from '../../../src/domain/posts/greetings';
import { POST_FLOWS, posterId, type PosterRef, type PostFlowName } from '../../../src/domain/posts/occasions';
import { DEFAULT_POST_OPTIONS } from '../../../src/store/postOptionsSlice';
import { BUSINESS_KEYS, FLOWS_KEY, POST_OPTIONS_KEY, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { fill, main } from './accounts';
import { openWith } from './session';
import { expect, open } from './test';

/** Texts for the occasion form, by label. */
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

export const transparentLogo = () => sharp(MARK('')).png().toBuffer();
/** The same logo on white. */
export const opaqueLogo = () => sharp(MARK('<rect width="480" height="440" fill="#fff"/>')).jpeg().toBuffer();

const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

interface Seed {
  /** Session keys that override the usual ones. */
  readonly session?: Readonly<Record<string, string>>;
  readonly flow: PostFlowName;
  readonly format?: PosterFormat;
  readonly language?: LanguageChoice;
  /** The chosen gym poster. */
  readonly template?: number;
  readonly companyName?: string;
}

/** The session keys of a tab in which the form is filled in and the visitor is at the templates of a flow. */
export async function templatesSession({
  flow,
  format = 'post',
  language = 'asDrawn',
  template = 1,
  companyName = DETAILS['Company name'],
  session: own = {},
}: Seed): Promise<Record<string, string>> {
  const languages = { ...DEFAULT_POST_OPTIONS.languages, [flow]: language };
  return {
    [SOCIAL_KEYS.companyName]: companyName,
    [SOCIAL_KEYS.phoneNumber]: '+91 98765 43210',
    [SOCIAL_KEYS.emailAddress]: 'care@example.com',
    [SOCIAL_KEYS.companyAddress]: '14 Sadar Bazar, Gurugram',
    [SOCIAL_KEYS.selectedPhoto]: dataUrl(await transparentLogo()),
    [BUSINESS_KEYS.businessName]: 'Iron Akhada',
    [BUSINESS_KEYS.contactNumber]: '+91 98765 43210',
    [BUSINESS_KEYS.offerPercentage]: '50',
    [POST_OPTIONS_KEY]: JSON.stringify({ ...DEFAULT_POST_OPTIONS, format, languages }),
    [FLOWS_KEY]: JSON.stringify({
      [flow]: { value: POST_FLOWS[flow].then },
      gymPicker: { value: { nextStep: `template${template}` } },
    }),
    ...own,
  };
}

/** Opens the templates of a flow as a reload would, with all details in the session. */
export async function openTemplates(page: Page, seed: Seed): Promise<void> {
  await openWith(page, await templatesSession(seed), POST_FLOWS[seed.flow].path);
  const button = { name: `Download Image: template ${seed.template ?? 1}` };
  await expect(page.getByRole('button', button)).toBeVisible();
}

/** Fills in the form of Diwali and advances to its templates. */
export async function toTemplates(page: Page): Promise<void> {
  await open(page, '/diwali');
  await fill(main(page), DETAILS);
  await chooseLogo(page, 'logo.png', await transparentLogo());
  await expect(page.getByText('Transparent background')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
}

export async function chooseLogo(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** A file that the page saved. */
export interface Saved {
  readonly name: string;
  readonly picture: Buffer;
}

/** The files that a press saves, in order; resolves when all have been saved. */
export async function savedBy(page: Page, count: number, press: () => Promise<void>): Promise<Saved[]> {
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await press();
  await expect.poll(() => files.length, { intervals: [50] }).toBe(count);
  return Promise.all(
    files.map(async (file) => ({
      name: file.suggestedFilename(),
      picture: await readFile(await file.path()),
    })),
  );
}

/** The files that one press saves. @param ways `inPlace` presses without scrolling the button into view */
export async function download(
  page: Page,
  template: number,
  ways: { readonly inPlace?: boolean } = {},
): Promise<Saved> {
  const button = page.getByRole('button', { name: `Download Image: template ${template}` });
  const [saved] = await savedBy(page, 1, () =>
    ways.inPlace ? button.dispatchEvent('click') : button.click(),
  );
  return saved!;
}

/** Runs in the page: moves an exported poster from its stage into the upper left corner of the window. @returns its size in px */
export function bringIntoView(id: string): { readonly width: number; readonly height: number } {
  const poster = document.querySelector<HTMLElement>(`[data-poster="${id}"]`);
  const stage = poster?.parentElement;
  if (!stage) throw new Error('The poster is not on a stage.');
  for (const other of stage.children) (other as HTMLElement).hidden = other !== poster;
  Object.assign(stage.style, { left: '0', zIndex: '99' });
  // A clip is relative to the document's top, and the stage is at the window's top.
  scrollTo(0, 0);
  return { width: poster.offsetWidth, height: poster.offsetHeight };
}

/** Screenshots of exported posters at one image pixel per CSS px, each in a window of its size. */
export async function photograph(page: Page, posters: readonly PosterRef[]): Promise<Buffer[]> {
  const screen = await page.context().newCDPSession(page);
  const photos: Buffer[] = [];
  for (const id of posters.map(posterId)) {
    const size = await page.evaluate(bringIntoView, id);
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
    await screen.send('Emulation.setDeviceMetricsOverride', metrics);
    const { data } = await screen.send('Page.captureScreenshot', { optimizeForSpeed: true });
    photos.push(Buffer.from(data, 'base64'));
  }
  await screen.detach();
  return photos;
}

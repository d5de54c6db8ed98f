import type { Locator, Page } from '@playwright/test';
import { download, openTemplates } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';
import { changedShare, inkShare, readPicture, shown } from './support/pictures';

interface Mark {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** What is marked. */
  readonly bearer: (page: Page) => Locator;
  /** What marks it. */
  readonly mark: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, text: string) => page.locator('label').filter({ hasText: text }).first();

/** Everything that is told by its looks alone: it must look another way when it is marked. */
const MARKS: readonly Mark[] = [
  {
    name: 'the current page in the navbar',
    reach: (page) => open(page, '/brand').then(() => undefined),
    bearer: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Patent' }),
    mark: (page) => open(page, '/patent').then(() => undefined),
  },
  {
    name: 'the current dot of a slider',
    reach: (page) => open(page, '/website').then(() => undefined),
    bearer: (page) => button(page, 'Go to sample 2'),
    mark: (page) => button(page, 'Next sample').first().click(),
  },
  {
    name: 'a service that is pressed',
    reach: (page) => open(page, '/learning').then(() => undefined),
    bearer: (page) => button(page, 'SEO'),
    mark: (page) => button(page, 'SEO').click(),
  },
  {
    name: 'the selected tab',
    reach: async (page) => {
      await open(page, '/resume');
      await button(page, 'Login to open Template3').click();
    },
    bearer: (page) => page.getByRole('tab', { name: 'Sign Up' }),
    mark: (page) => page.getByRole('tab', { name: 'Sign Up' }).click(),
  },
  {
    name: 'the share of a slider’s track',
    reach: (page) => open(page, '/calculator').then(() => undefined),
    bearer: (page) => page.getByRole('slider', { name: 'Duration' }),
    mark: (page) => page.getByRole('spinbutton', { name: 'Duration' }).fill('30'),
  },
  {
    name: 'a switch that is on',
    reach: (page) => openResume(page, { variant: 'b', resume: sampleResume('b') }),
    bearer: (page) => page.getByRole('switch', { name: /^Fit to one page/ }),
    mark: (page) => page.getByRole('switch', { name: /^Fit to one page/ }).press('Space'),
  },
  {
    name: 'the chosen paper',
    reach: (page) => openResume(page, { variant: 'a', resume: sampleResume('a') }),
    bearer: (page) => label(page, 'Letter'),
    mark: (page) => page.getByRole('radio', { name: 'Letter' }).check({ force: true }),
  },
  {
    name: 'the chosen size of a poster',
    reach: (page) => openTemplates(page, { flow: 'diwali' }),
    bearer: (page) => label(page, 'Portrait'),
    mark: (page) => label(page, 'Portrait').click(),
  },
];

/** Letters on a ground of their own: the browser must not put a plate of the ground’s colour under them. */
const LETTERED: readonly (readonly [name: string, path: string, of: (page: Page) => Locator])[] = [
  ['a primary button', '/', (page) => page.getByRole('link', { name: 'Protect an idea' })],
  ['a pressed service', '/learning', (page) => button(page, 'Website')],
  ['the current station', '/diwali', (page) => page.locator('[aria-current="step"] > :first-child')],
];

/** Takes pointer and focus away. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test.describe('in forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });

  for (const { name, reach, bearer, mark } of MARKS) {
    test(`${name} is told from the others`, async ({ page }) => {
      await reach(page);
      await letGo(page);
      const before = await shown(bearer(page));
      await mark(page);
      await letGo(page);
      expect(changedShare(before, await shown(bearer(page)))).toBeGreaterThan(0.01);
    });
  }

  for (const [name, path, of] of LETTERED) {
    test(`${name} can be read, in both schemes`, async ({ page }) => {
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        const ink = inkShare(await shown(of(page)));
        expect(ink).toBeGreaterThan(0.03);
        expect(ink).toBeLessThan(0.5);
      }
    });
  }

  test('the focus has a ring', async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('link', { name: 'Open the free tools' });
    const around = link.locator('..');
    const before = await shown(around);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(changedShare(before, await shown(around))).toBeGreaterThan(0.01);
  });

  test('a poster is saved in its own colours', async ({ page }) => {
    await openTemplates(page, { flow: 'diwali' });
    const forced = await readPicture((await download(page, 1)).picture);
    await page.emulateMedia({ forcedColors: 'none' });
    const free = await readPicture((await download(page, 1)).picture);
    expect(changedShare(forced, free)).toBeLessThan(0.001);
  });
});

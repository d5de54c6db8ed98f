import { ROUTES } from '../../../src/domain/routes';
import { expect, open, test } from '../support/test';
import { inspect } from './support/inspect';
import { outlineFaults, readOutline } from './support/outline';

/** Every page, and the form pages that stand in frames. */
const FORM_PAGES = ['/forms/contact.html', '/forms/internship.html'];

// Many checks in one visit.
test.describe.configure({ timeout: 90_000 });

for (const { path } of ROUTES) {
  test(`${path} is sound in every window, colour scheme and text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    expect(outlineFaults(await readOutline(page)), 'outline').toEqual([]);
    expect(await inspect(page)).toEqual({});
  });
}

for (const path of FORM_PAGES) {
  test(`${path} is sound in every window, colour scheme and text spacing`, async ({ page }) => {
    await page.goto(path);
    expect(await inspect(page)).toEqual({});
  });
}

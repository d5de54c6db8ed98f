import { pageHeadAt } from '../../../src/app/pageHead';
import { documentTitleOf, ROUTES } from '../../../src/domain/routes';
import { PERSONAL } from '../support/fillResume';
import { READER_RESUME } from '../support/readerResume';
import { fill, main } from '../support/accounts';
import { hold } from '../support/hold';
import { DETAILS, download } from '../support/posters';
import { expect, open, test } from '../support/test';

test('every page opens with its title and one heading, without console messages', async ({ page }) => {
  for (const route of ROUTES) {
    const at = expect.configure({ soft: true, message: route.path });
    const response = await open(page, route.path);
    at(response?.status()).toBe(200);
    await at(page).toHaveTitle(documentTitleOf(route));
    const { description } = pageHeadAt(route.path);
    await at(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await at(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await at(main(page)).toHaveCount(1);
  }
});

test('an unknown address shows the 404 page with status 404', async ({ page, violations }) => {
  const response = await open(page, '/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Chromium itself reports the document's status.
  expect(violations.problems.splice(0)).toEqual([expect.stringContaining('404 (Not Found)')]);
});

test('a page whose script or style sheet hangs says so at once, gives up after ten seconds, and can be retried', async ({
  page,
  violations,
}) => {
  await page.clock.install();
  await open(page, '/patent');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [name, hanging, other] of [
    ['Contact', /\/assets\/contact\..*\.js$/, /\/assets\/contact\..*\.css$/],
    ['Branding', /\/assets\/brand\..*\.css$/, /\/assets\/brand\..*\.js$/],
  ] as const) {
    const before = await heading.innerText();
    const entries = await page.evaluate(() => history.length);
    const letThrough = await hold(page, hanging);
    const otherArrives = page.waitForEvent('requestfinished', (request) => other.test(request.url()));
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link.click();
    await link.click();
    // One press of Back leads away from the page, however often its link was pressed.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByText('Loading the page')).toBeVisible();
    await expect(heading).toHaveText(before);
    // Otherwise it could be this one that is given up.
    await otherArrives;
    await page.clock.runFor(10_000);
    const again = main(page).getByRole('button', { name: /again/i });
    await expect(again).toBeVisible();
    letThrough();
    await again.click();
    await expect(again).toBeHidden();
    await expect(heading).toBeVisible();
    expect(violations.problems.splice(0)).toEqual([expect.stringContaining('This page did not load')]);
  }
});

test.describe('every tool', () => {
  test('the resume builder shows what is typed in the preview and advances', async ({ page }) => {
    await open(page, '/resume?template=1');
    await fill(main(page), PERSONAL);
    const preview = page.getByRole('complementary', { name: 'Live preview' });
    await expect(preview.getByText(READER_RESUME.personalInfo.description).first()).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Work experience' })).toBeVisible();
  });

  test('a poster shows what is typed, and can be saved', async ({ page }) => {
    await open(page, '/diwali');
    await fill(main(page), DETAILS);
    await page.getByRole('button', { name: 'Next' }).click();
    expect((await download(page, 1)).name).toBe('downloaded-image.jpg');
  });

  test('the calculator calculates a plan', async ({ page }) => {
    await open(page, '/calculator');
    await page.getByRole('spinbutton', { name: 'Monthly investment' }).fill('2000');
    await expect(main(page).getByText('₹1,56,164.76').first()).toBeVisible();
  });

  test('sign-in says that it isn’t configured', async ({ page }) => {
    await open(page, '/login');
    await fill(main(page), { 'E-mail': 'asha@example.com', Password: 'monsoon-42' });
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(/Sign-in isn’t configured/).first()).toBeVisible();
  });
});

test('a file dropped where none is taken does not open in place of the page', async ({ page }) => {
  await open(page, '/calculator');
  // The code that refuses it comes after the page.
  const opens = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['notes'], 'notes.txt'));
      const drag = { bubbles: true, cancelable: true, dataTransfer };
      return document.body.dispatchEvent(new DragEvent('dragover', drag));
    });
  await expect.poll(opens).toBe(false);
});

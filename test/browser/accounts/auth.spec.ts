import type { Locator, Page } from '@playwright/test';
import {
  expectRefusal,
  fill,
  logOut,
  logoutLink,
  main,
  nav,
  newEmail,
  openDeletion,
  PASSWORD,
  signUp,
  toast,
  WRONG_PASSWORD,
} from '../support/accounts';
import { hold } from '../support/hold';
import { layoutShift } from '../support/layoutShift';
import { openTemplates } from '../support/posters';
import { expect, open, ready, test } from '../support/test';

/** The request to the local Firebase for a returning member. */
const LOOKUP = /accounts:lookup/;
const CHECKING = 'Checking whether you are logged in';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const boxOf = async (target: Locator): Promise<Box> => (await target.boundingBox())!;
/** Of what is seen of a toast: its elements around it can be wider. */
const boxOfToast = (page: Page, text: string | RegExp) => boxOf(toast(page, text).locator('[data-dragging]'));
const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

/** Keeps the code of a tab from running, as a long task would. @returns a function that lets it run again */
async function pauseTab(tab: Page): Promise<() => Promise<void>> {
  const letAnswer = await hold(tab, /robots\.txt/);
  const asking = tab.waitForRequest(/robots\.txt/);
  const answered = tab.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/robots.txt', false);
    request.send();
  });
  await asking;
  return () => {
    letAnswer();
    return answered;
  };
}

test('a sign-up in the popup unlocks templates 3 and 4 and keeps the visitor there, whatever the clock says', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-01-01');
  await openTemplates(page, { flow: 'diwali' });
  const downloads = main(page).getByRole('button', { name: /^Download Image/ });
  await expect(downloads).toHaveCount(2);
  const gates = main(page).getByRole('button', { name: /^Login/ });
  await expect(gates).toHaveCount(2);
  await gates.last().press('Enter');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const popup = page.getByRole('dialog');
  await popup.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(popup, { 'User name': 'Asha Rao', 'E-mail': newEmail(), Password: PASSWORD });
  await popup.getByRole('button', { name: 'Sign up' }).press('Enter');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/diwali$/);
  // Before anything that takes long on a busy machine, because it closes by itself.
  await expect(toast(page, 'Registered Successfully!!')).toBeVisible();
  await expect(toast(page)).toHaveCount(1);
  await expect(downloads).toHaveCount(4);
  await expect(downloads.last()).toBeFocused();
  // The sign-in also moves the wizards of templates 3 and 4, which must not scroll away from the chosen card.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('a failed sign-up shows a toast at the bottom, a failed login at the top centre; both can be retried', async ({
  page,
  violations,
}) => {
  const email = newEmail();
  await page.setViewportSize({ width: 500, height: 640 });
  await signUp(page, email);
  const registered = await boxOfToast(page, 'Registered Successfully!!');
  expect(500 - right(registered)).toBeLessThan(30);
  await page.setViewportSize({ width: 1280, height: 640 });
  await logOut(page);
  const loggedOut = await boxOfToast(page, 'User logged out successfully!');
  expect(loggedOut.y).toBeGreaterThan(bottom(await boxOf(nav(page).getByRole('link', { name: 'Login' }))));

  for (const width of [360, 500, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const isCentred = ({ x, width: own }: Box) => Math.abs(x + own / 2 - width / 2) < 20;
    await open(page, '/register');
    await fill(main(page), { 'User name': 'Asha Again', 'E-mail': email, Password: PASSWORD });
    const again = main(page).getByRole('button', { name: 'Sign up' });
    await main(page).getByLabel('Password', { exact: true }).press('Enter');
    const taken = 'This e-mail already has an account.';
    await expect(main(page).getByText(taken)).toBeVisible();
    const refused = await boxOfToast(page, taken);
    expect(isCentred(refused)).toBe(true);
    expect(bottom(refused)).toBeGreaterThan(640 * 0.9);
    await expect.poll(async () => bottom(await boxOf(again))).toBeLessThan(refused.y);
    await expect(main(page).getByLabel('User name')).toHaveValue('Asha Again');

    await open(page, '/login');
    await fill(main(page), { 'E-mail': email, Password: 'wrong-horse' });
    await main(page).getByRole('button', { name: 'Log in' }).click();
    await expect(main(page).getByText(WRONG_PASSWORD)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
    const wrong = await boxOfToast(page, WRONG_PASSWORD);
    expect(isCentred(wrong)).toBe(true);
    expect(wrong.y).toBeLessThan(30);
  }
  // As zooming to 400 % makes it: the toast, which is waited for first, leaves the focused field in sight.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/login');
  await fill(main(page), { 'E-mail': email, Password: 'wrong-horse' });
  const password = main(page).getByLabel('Password', { exact: true });
  await password.press('Enter');
  await expect
    .poll(async () => bottom(await boxOfToast(page, WRONG_PASSWORD)) - (await boxOf(password)).y)
    .toBeLessThan(0);
  await expect(password).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 640 });

  await fill(main(page), { Password: PASSWORD });
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(toast(page, 'Logged in Successfully!!')).toBeVisible();
  expectRefusal(violations.problems);
});

test('a failed login in the popup leaves its message and its button in the window of a phone', async ({
  page,
  violations,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/resume');
  await main(page)
    .getByRole('button', { name: /^Login/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await fill(popup, { 'E-mail': newEmail(), Password: 'wrong-horse' });
  await popup.getByRole('button', { name: 'Log in' }).click();
  const inForm = popup.getByRole('tabpanel').getByText(WRONG_PASSWORD);
  await expect(inForm).toBeInViewport({ ratio: 1 });
  await expect(popup.getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
  expectRefusal(violations.problems);
});

test('deleting an account ends the session in every tab; a session without an account is explained', async ({
  context,
  page,
  violations,
}) => {
  await signUp(page, newEmail());
  const session = await page.evaluate(() => Object.entries(localStorage));
  const otherTab = await context.newPage();
  await open(otherTab, '/resume?template=3');
  await otherTab.getByRole('button', { name: 'Your data, in and out' }).click();
  await expect(otherTab.getByRole('dialog')).toBeVisible();

  await open(page, '/patent');
  const dialog = await openDeletion(page);
  await fill(dialog, { Password: PASSWORD });
  const resume = await pauseTab(otherTab);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await resume();
  await expect(nav(otherTab).getByRole('link', { name: 'Login' })).toBeVisible();
  // The one of the gate, unless its code comes later.
  await expect(otherTab.getByRole('heading').and(otherTab.locator(':focus'))).toBeVisible();
  await otherTab.close();
  await expect(logoutLink(page)).toHaveCount(0);

  await page.evaluate((kept) => void Object.assign(localStorage, Object.fromEntries(kept)), session);
  await page.reload();
  await expect(toast(page, 'You were logged out because')).toBeVisible();
  await expect(nav(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expectRefusal(violations.problems);
});

test('a login survives a reload until the logout; no page waits for it, and nothing shifts when it is known', async ({
  page,
}) => {
  await signUp(page, newEmail());
  await openTemplates(page, { flow: 'diwali' });
  for (const width of [360, 1280])
    for (const { address, before = 'Template4', role = 'link', name } of [
      { address: '/resume', name: 'Edit Template 4' },
      { address: '/resume?template=4', before: CHECKING, role: 'textbox', name: 'Full name' },
      { address: '/diwali', before: CHECKING, role: 'button', name: /^Download Image: template 4/ },
    ] as const) {
      await page.setViewportSize({ width, height: 860 });
      const letAnswer = await hold(page, LOOKUP);
      await open(page, address);
      await expect(main(page).getByText(before).first()).toBeVisible();
      await expect(page.getByRole('banner').getByText(/^Log(in|out)$/)).toHaveCount(0);
      await expect(main(page).getByText('Opens when you log')).toHaveCount(0);
      const shift = await layoutShift(page);
      letAnswer();
      await expect(main(page).getByRole(role, { name })).toBeVisible();
      expect((await layoutShift(page)) - shift).toBeLessThan(0.01);
    }

  const letAnswer = await hold(page, LOOKUP);
  await open(page, '/login');
  await expect(main(page).getByText(CHECKING)).toBeVisible();
  await expect(main(page).getByLabel('E-mail')).toBeHidden();
  letAnswer();
  await expect(page).toHaveURL(/\/home$/);
  await logOut(page);
  await page.reload();
  await ready(page);
  await expect(nav(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

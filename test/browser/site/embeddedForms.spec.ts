import type { FrameLocator, Page } from '@playwright/test';
import { SITE } from '../../../src/content/site';
import { fill } from '../support/accounts';
import { expect, open, test } from '../support/test';

/** Presses the button of a form. @returns the e-mail that the page passes to the visitor's e-mail program */
async function composedMail(page: Page, form: FrameLocator): Promise<URL> {
  const mails: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url);
  });
  await form.getByRole('button', { name: 'Write the e-mail' }).click();
  await expect.poll(() => mails.length).toBe(1);
  return new URL(mails[0] ?? '');
}

test('compose an e-mail and keep the text', async ({ page }) => {
  await open(page, '/internship');
  const form = page.frameLocator('iframe[title="Internship form"]');
  const question = form.getByLabel('What do you want to get better at?');
  await fill(form.locator('form'), { Name: 'Asha Rao', 'E-mail': 'asha@example.com' });
  await question.fill('A lamp & more');
  await expect(form.getByLabel('Phone')).toHaveAccessibleName('Phone Optional');
  // Nobody applies for a field that they haven't chosen.
  const field = form.getByLabel('Field');
  await form.getByRole('button', { name: 'Write the e-mail' }).click();
  await expect(field).toBeFocused();
  await expect(form.getByRole('status')).toBeEmpty();
  await field.selectOption('SEO');
  // Exposed before it changes, or screen readers would not announce the change.
  await expect(form.getByRole('status')).toBeEmpty();
  const mail = await composedMail(page, form);
  expect(mail.pathname).toBe(SITE.email);
  expect(mail.searchParams.get('subject')).toBe('Internship: Asha Rao');
  expect(mail.searchParams.get('body')).toContain('Field: SEO');
  expect(mail.searchParams.get('body')).toContain('Wants to get better at: A lamp & more');
  await expect(form.getByRole('status')).toContainText('Your words stay here');
  await expect(question).toHaveValue('A lamp & more');
  await page.reload();
  await expect(question).toHaveValue('A lamp & more');
  await expect(field).toHaveValue('SEO');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveTitle('Empowering Innovation');
  await page.evaluate(() => history.back());
  await expect(question).toHaveValue('A lamp & more');
  await page.goto('/forms/contact.html?to=asha@elsewhere.example');
  for (const field of ['Name', 'E-mail', 'Message']) await page.getByLabel(field).fill('asha@example.com');
  await page.getByLabel('What is it about?').selectOption('A brand');
  await page.getByRole('button', { name: 'Write the e-mail' }).click();
  await expect(page.getByRole('status')).toContainText(`write to ${SITE.email}.`);
  await page.reload();
  await expect(page.getByLabel('What is it about?')).toHaveValue('A brand');
  await expect(page.getByLabel('Message')).toHaveValue('asha@example.com');
});

test('say so if their script does not load, and put no text into their address', async ({
  page,
  violations,
}) => {
  await page.route('**/forms/form.js', (request) => request.abort());
  for (const name of ['contact', 'internship']) {
    await page.goto(`/forms/${name}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/script .* hasn’t loaded.* e-mail address/);
    await expect(page.getByRole('button')).toBeDisabled();
  }
  for (const complaint of violations.problems.splice(0)) expect(complaint).toContain('net::ERR_FAILED');
});

test('preselect the course that the visitor asked about', async ({ page }) => {
  await open(page, '/learning');
  await page.getByRole('link', { name: 'Discover More about Web Development' }).click();
  const form = page.frameLocator('iframe[title="Contact form"]');
  const topic = form.getByLabel('What is it about?');
  await expect(topic).toHaveValue('Web Development');
  await expect(topic).toHaveCSS('appearance', 'none'); // or WebKit draws its own
  await fill(form.locator('form'), { Name: 'Asha Rao', 'E-mail': 'asha@example.com' });
  await form.getByLabel('Message').fill('When does it begin?');
  const mail = await composedMail(page, form);
  expect(mail.pathname).toBe(SITE.email);
  expect(mail.searchParams.get('subject')).toBe('Contact: Web Development: Asha Rao');
  expect(mail.searchParams.get('body')).toContain('About: Web Development');
  expect(mail.searchParams.get('body')).toContain('Message: When does it begin?');
});

test('a form with another subject begins at the top and is one step of the history', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/learning');
  await page.getByRole('link', { name: 'Discover More about SEO' }).click();
  const topic = page.frameLocator('iframe[title="Contact form"]').getByLabel('What is it about?');
  await expect(topic).toHaveValue('SEO');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(topic).toHaveValue('');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Unlike `goBack`, it doesn't wait for a document, which none of these steps loads.
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect(topic).toHaveValue('SEO');
  await expect(page).toHaveURL('/contact?program=SEO');
  await back();
  await expect(page).toHaveURL('/learning');
});

test('a message replaces an unreachable form until it can be reached', async ({ page, violations }) => {
  await page.route('**/forms/contact.html*', (route) => route.abort());
  await open(page, '/contact');
  const message = page.getByRole('alert');
  await expect(message).toContainText('The form can’t be reached');
  await page.unroute('**/forms/contact.html*');
  await message.getByRole('button', { name: 'Try again' }).click();
  const form = page.frameLocator('iframe[title="Contact form"]');
  await expect(form.getByLabel('Message')).toBeVisible();
  await expect(message).toHaveCount(0);
  expect(violations.problems.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('are 600 px tall, which is enough, and 70 % wide, or as wide as the page on phones', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/contact', 'Contact form'],
    ['/internship', 'Internship form'],
  ] as const) {
    await open(page, address);
    const form = page.frameLocator(`iframe[title="${name}"]`);
    await expect(form.getByRole('button', { name: 'Write the e-mail' })).toBeVisible();
    const frame = page.getByTitle(name);
    const row = page.getByRole('region', { name }).locator('..');
    for (const [width, share] of [
      [1280, 0.7],
      [768, 0.7],
      [700, 0.7],
      [600, 1],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      const [frameBox, rowBox] = [await frame.boundingBox(), await row.boundingBox()];
      expect(frameBox?.height).toBe(600);
      expect((frameBox?.width ?? 0) / (rowBox?.width ?? 1), `${name} at ${width} px`).toBeCloseTo(share, 2);
      const hidden = await form
        .locator('html')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden, `${name} at ${width} px: px to scroll`).toBe(0);
    }
  }
});

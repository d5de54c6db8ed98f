import type { Page } from '@playwright/test';
import { toast } from '../support/accounts';
import { expect, open, test } from '../support/test';

/** The e-mails that the page gives to the visitor's e-mail program. */
async function handedOver(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url);
  });
  return mails;
}

test.describe('embedded forms', () => {
  for (const [width, share] of [
    [1280, 0.7],
    [700, 0.7],
    [600, 1],
  ] as const) {
    test(`stand 600 px tall and ${share * 100} % wide at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await open(page, '/contact');
      const frame = page.getByTitle('Contact form');
      await expect(frame).toBeVisible();
      const row = page.getByRole('region', { name: 'Contact form' }).locator('..');
      const [frameBox, rowBox] = [await frame.boundingBox(), await row.boundingBox()];
      expect(frameBox?.height).toBe(600);
      expect((frameBox?.width ?? 0) / (rowBox?.width ?? 1)).toBeCloseTo(share, 2);
    });
  }

  for (const [address, title, question] of [
    ['/contact', 'Contact form', 'Message'],
    ['/internship', 'Internship form', 'What do you want to be better at?'],
  ] as const) {
    test(`at ${address} composes an e-mail and keeps the words`, async ({ page }) => {
      const handed = await handedOver(page);
      await open(page, address);
      const form = page.frameLocator(`iframe[title="${title}"]`);
      await form.getByLabel('Name').fill('Asha Rao');
      await form.getByLabel('E-mail').fill('asha@example.com');
      await form.getByLabel(question).fill('A lamp & more');
      await form.getByRole('button', { name: 'Write the e-mail' }).click();
      await expect.poll(() => handed.length).toBe(1);
      const mail = new URL(handed[0] ?? '');
      expect(mail.pathname).toBe('hello@example.com');
      expect(mail.searchParams.get('subject')).toContain('Asha Rao');
      expect(mail.searchParams.get('body')).toContain(`: A lamp & more`);
      await expect(form.getByRole('status')).toContainText('Your words stay here');
      await expect(form.getByLabel(question)).toHaveValue('A lamp & more');
    });
  }

  test('are there even when their script does not come', async ({ page, misdeeds }) => {
    await page.route('**/forms/form.js', (request) => request.abort());
    for (const name of ['contact', 'internship']) {
      await page.goto(`/forms/${name}.html`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(misdeeds.complaints.splice(0)).toHaveLength(2);
  });

  test('knows which course the visitor asked about', async ({ page }) => {
    const handed = await handedOver(page);
    await open(page, '/learning');
    await page.getByRole('link', { name: 'Discover More about Web Development' }).click();
    await expect(page.getByText('About: Web Development')).toBeVisible();
    const form = page.frameLocator('iframe[title="Contact form"]');
    await expect(form.getByLabel('What is it about?')).toHaveValue('Web Development');
    await form.getByLabel('Name').fill('Asha Rao');
    await form.getByLabel('E-mail').fill('asha@example.com');
    await form.getByLabel('Message').fill('When does it begin?');
    await form.getByRole('button', { name: 'Write the e-mail' }).click();
    await expect.poll(() => handed.length).toBe(1);
    const mail = new URL(handed[0] ?? '');
    expect(mail.searchParams.get('subject')).toBe('Contact: Web Development: Asha Rao');
    expect(mail.searchParams.get('body')).toContain('About: Web Development');
  });
});

test('a toast dragged by less than 80 % of its width springs back, by more it goes', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(page)).toBeVisible();
  const card = toast(page).locator('[data-dragging]');
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
  const drag = async (share: number) => {
    await page.mouse.move(x + 60, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 60 + width * share, y + 8, { steps: 4 });
    await page.mouse.up();
  };
  await drag(0.75);
  await expect.poll(async () => (await card.boundingBox())?.x).toBe(x);
  await drag(-0.85);
  await expect(toast(page)).toHaveCount(0);
});

test('the quick bar covers no control on the way down a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let shown = 0;
  for (let top = 0; top < height; top += 97) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    const isCovering = await page.evaluate(async () => {
      const bar = document.querySelector('[aria-label="Quick links"]');
      // What the scroll changes is drawn in the next frames, and fades.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await Promise.all(bar?.getAnimations().map(({ finished }) => finished) ?? []);
      if (!bar || getComputedStyle(bar).visibility === 'hidden') return null;
      const box = bar.getBoundingClientRect();
      return [...document.querySelectorAll('a[href], button, input')].some((control) => {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect();
        const isApart = right <= box.left || left >= box.right || bottom <= box.top || upper >= box.bottom;
        return !bar.contains(control) && !isApart;
      });
    });
    if (isCovering !== null) shown += 1;
    // While it fades out, the bar lets presses through.
    if (isCovering)
      await expect(page.locator('[aria-label="Quick links"]')).toHaveCSS('pointer-events', 'none');
  }
  expect(shown).toBeGreaterThan(3);
});

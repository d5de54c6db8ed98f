import type { FrameLocator, Page } from '@playwright/test';
import { SITE } from '../../../src/content/site';
import { nav, toast } from '../support/accounts';
import { openTemplates } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
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

test.describe('embedded forms', () => {
  test('are 600 px tall and 70 % wide, or as wide as the page on phones', async ({ page }) => {
    await open(page, '/contact');
    const frame = page.getByTitle('Contact form');
    const row = page.getByRole('region', { name: 'Contact form' }).locator('..');
    for (const [width, share] of [
      [1280, 0.7],
      [700, 0.7],
      [600, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 860 });
      const [frameBox, rowBox] = [await frame.boundingBox(), await row.boundingBox()];
      expect(frameBox?.height).toBe(600);
      expect((frameBox?.width ?? 0) / (rowBox?.width ?? 1), `at ${width} px`).toBeCloseTo(share, 2);
    }
  });

  test('compose an e-mail and keep the text', async ({ page }) => {
    await open(page, '/internship');
    const form = page.frameLocator('iframe[title="Internship form"]');
    const question = form.getByLabel('What do you want to be better at?');
    await form.getByLabel('Name').fill('Asha Rao');
    await form.getByLabel('E-mail').fill('asha@example.com');
    await question.fill('A lamp & more');
    // Exposed before it changes, or screen readers would not announce the change.
    await expect(form.getByRole('status')).toBeEmpty();
    const mail = await composedMail(page, form);
    expect(mail.pathname).toBe(SITE.email);
    expect(mail.searchParams.get('subject')).toBe('Internship: Asha Rao');
    expect(mail.searchParams.get('body')).toContain('Wants to be better at: A lamp & more');
    await expect(form.getByRole('status')).toContainText('Your words stay here');
    await expect(question).toHaveValue('A lamp & more');
    await page.goto('/forms/contact.html?to=asha@elsewhere.example');
    for (const field of ['Name', 'E-mail', 'Message']) await page.getByLabel(field).fill('asha@example.com');
    await page.getByRole('button', { name: 'Write the e-mail' }).click();
    await expect(page.getByRole('status')).toContainText(`write to ${SITE.email}.`);
  });

  test('are visible even if their script does not load', async ({ page, violations }) => {
    await page.route('**/forms/form.js', (request) => request.abort());
    for (const name of ['contact', 'internship']) {
      await page.goto(`/forms/${name}.html`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
    await form.getByLabel('Name').fill('Asha Rao');
    await form.getByLabel('E-mail').fill('asha@example.com');
    await form.getByLabel('Message').fill('When does it begin?');
    const mail = await composedMail(page, form);
    expect(mail.pathname).toBe(SITE.email);
    expect(mail.searchParams.get('subject')).toBe('Contact: Web Development: Asha Rao');
    expect(mail.searchParams.get('body')).toContain('About: Web Development');
    expect(mail.searchParams.get('body')).toContain('Message: When does it begin?');
  });
});

/** Pages of text, lists and tables. */
const PROSE = ['/', '/patent', '/brand', '/website', '/finance', '/learning', '/occasional'];

/** Runs in the page. @returns words that begin on one line and end on another; long e-mail addresses may */
function brokenWords(): readonly string[] {
  const all = [...document.querySelectorAll('main *, footer *')];
  // A pixel wide is what only screen readers read.
  const unseen = all.filter((element) => element.getBoundingClientRect().width <= 1);
  const shown = all.filter((element) => !unseen.some((one) => one.contains(element)));
  const texts = shown.flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text));
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom));
      return lines.size > 1 && !word.includes('@') ? [word] : [];
    }),
  );
}

test('the words of the navigation stay whole when text is twice as large', async ({ page }) => {
  await open(page, '/patent');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const text of await nav(page).getByRole('link').all()) {
    const lines = await text.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
    });
    expect(lines, await text.innerText()).toBe(1);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await expect(page.getByLabel('Menu', { exact: true })).toBeVisible();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

/** Runs in the page. @returns its width in px, more than the window has if it scrolls sideways */
const pageWidth = () => document.documentElement.scrollWidth;

test('words and amounts stay whole, and on a phone buttons in sight, when text is twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const broken: Record<string, readonly string[]> = {};
  for (const address of [...PROSE, '/calculator', '/resume', '/resume?template=1']) {
    await open(page, address);
    broken[address] = await page.evaluate(brokenWords);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/resume');
  expect(await page.evaluate(pageWidth)).toBe(320);
  await openTemplates(page, { flow: 'diwali' });
  await page.setViewportSize({ width: 768, height: 740 });
  expect(await page.evaluate(pageWidth)).toBe(768);
  await page.setViewportSize({ width: 360, height: 740 });
  broken['the templates'] = await page.evaluate(brokenWords);
  await openResume(page, { variant: 'a', resume: sampleResume('a') });
  await expect(page.getByRole('button', { name: 'DOWNLOAD' })).toBeVisible();
  await page.getByRole('tab', { name: 'Print' }).click();
  broken['the print options'] = await page.evaluate(brokenWords);
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  broken['the dialog'] = await page.evaluate(brokenWords);
  expect(await page.evaluate(pageWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 860 });
  await open(page, '/calculator?monthlyInvestment=100000&annualInterestRate=30&investmentDuration=30');
  broken['the largest plan on a wide screen'] = await page.evaluate(brokenWords);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  expect(Object.entries(broken).filter(([, words]) => words.length > 0)).toEqual([]);
});

test('three toasts cover little more than one, and part when they are pointed at, the newest staying in its place', async ({
  page,
}) => {
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'work' });
  const remove = page.getByRole('button', { name: /^Remove/ });
  for (const left of [2, 1, 0]) {
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  const stack = page.locator('.notistack-SnackbarContainer');
  const newest = toast(page, 'Software Engineer removed');
  const excess = async () => (await stack.boundingBox())!.height - (await newest.boundingBox())!.height;
  await expect.poll(excess).toBeLessThan(40);
  const { y } = (await newest.boundingBox())!;
  await newest.hover();
  await expect.poll(excess).toBeGreaterThan(140);
  expect((await newest.boundingBox())!.y).toBe(y);
  await toast(page, 'Senior Backend Engineer removed').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Senior Backend Engineer' })).toBeVisible();
});

test('a toast dragged by less than 80 % of its width springs back, by more it closes', async ({ page }) => {
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'interests' });
  const card = toast(page, 'removed').locator('[data-dragging]');
  const drag = async (share: number) => {
    // Waits until the card has arrived.
    await card.hover({ position: { x: 60, y: 8 } });
    const { x, y, width } = (await card.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + 60 + width * share, y + 8, { steps: 4 });
    await expect.poll(async () => (await card.boundingBox())!.x).toBeCloseTo(x + width * share, 0);
    await page.mouse.up();
    return x;
  };
  for (const way of [1, -1]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const x = await drag(0.79 * way);
    await expect.poll(async () => (await card.boundingBox())?.x, { intervals: [50] }).toBe(x);
    await drag(0.81 * way);
    await expect(card).toHaveCount(0);
  }
});

/**
 * Runs in the page: scrolls down in steps too small to skip a control. @returns how often the quick bar could be pressed, and
 * where it covered a control
 */
async function scrollDown() {
  const bar = document.querySelector<HTMLElement>('[aria-label="Quick links"]')!;
  // The bar lets presses through while it fades out.
  const isShown = () => getComputedStyle(bar).pointerEvents !== 'none';
  const isCovering = () => {
    const box = bar.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input')].some((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return !bar.contains(control) && !isApart;
    });
  };
  let shown = 0;
  const covered: number[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 97) {
    window.scrollTo(0, top);
    // The bar notices the scroll in the next frame, and reacts in the one after, or later on a busy machine.
    for (let frame = 0; frame < 2 || (frame < 20 && isShown() && isCovering()); frame += 1)
      await new Promise(requestAnimationFrame);
    if (!isShown()) continue;
    shown += 1;
    if (isCovering()) covered.push(top);
  }
  return { shown, covered };
}

test('the quick bar covers no control on the way down a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // Parts of the page that move while they appear may end up under it until the next scroll.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const { shown, covered } = await page.evaluate(scrollDown);
  expect(shown).toBeGreaterThan(3);
  expect(covered).toEqual([]);
});

import type { Page } from '@playwright/test';
import { blankItem } from '../../../src/domain/resume/lists';
import { fill } from '../support/accounts';
import { fillAll, stepTitle } from '../support/fillResume';
import { hold } from '../support/hold';
import { printedPages } from '../support/pdf';
import { LONG_READER_RESUME } from '../support/readerResume';
import { laidOut, openResume, sampleResume, sessionOf } from '../support/resumeTab';
import { openWith } from '../support/session';
import { expect, open, test } from '../support/test';
import { heldBy, walkThroughWizard } from '../support/wizardWalks';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 860 } });

  test('template 1 works from the first field to a PDF that a program can read', async ({ page }) => {
    await open(page, '/resume?template=1');
    await fillAll(page);
    await expect(page.getByText(/^Page 1 of [2-9]$/)).toBeVisible();
    await laidOut(page);
    const sheets = await page.locator('[data-resume-sheet]').count();
    await expect(page.getByText(`Page 1 of ${sheets}`)).toBeVisible();

    const pages = await printedPages(page);
    expect(pages).toHaveLength(sheets);
    for (const { text } of pages) expect(text.trim()).not.toBe('');
    const printed = pages.map(({ text }) => text).join(' ');
    expect(printed).toMatch(
      /^Ananya Raghunathan.*ananya\.r@.*Kaveri Payments.*Bluepeepal Software South.*Chamundi Institute.*Paisa.*Redis.*94%.*Kannada.*violin/s,
    );
    expect(printed).not.toMatch(/Login|Previous|Next|DOWNLOAD|AI Tools|Career|Saved in this tab|Page 1 of/);
  });
});

/** Runs in the page: whether nothing covers the middle of an element. */
const isInSight = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Presses Next at the end of the page, and expects the label, the message and the field in sight, in this order. */
async function refuses(page: Page, label: string, message: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Next' }).click();
  const field = page.getByRole('textbox', { name: label });
  await expect(field).toBeFocused();
  const parts = [page.locator('label', { hasText: label }), page.getByText(message), field];
  for (const part of parts) expect(await part.evaluate(isInSight)).toBe(true);
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}

test('a refused field shows its label, then its message, above the browser’s bubble', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/resume?template=1');
    await page.getByLabel('Full name').fill('Nisha Verma');
    await page.getByLabel('E-mail').fill('nisha@neem.in');
    await refuses(page, 'Title', 'Fill in “Title”.');
    await open(page, '/gym');
    await page.getByLabel('Business name').fill('Neem Fitness');
    await page.getByLabel('Contact number').fill('98450 11122');
    await page.getByLabel('Website link').fill('neem.in');
    await refuses(page, 'Website link', 'Write the whole link, like https://example.in.');
  }
  // On the wide screen, which was the last, two fields are in a row.
  const boxes = ['Website link', 'Offer percentage'].map((label) => page.getByLabel(label).boundingBox());
  const [refused, beside] = await Promise.all(boxes);
  expect(beside?.y).toBeCloseTo(refused?.y ?? 0, 0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the title beside the tools and the page number beside the caption take one line', async ({
    page,
  }) => {
    await openResume(page, { variant: 'a', resume: LONG_READER_RESUME, stop: 'work' });
    await page.getByRole('tab', { name: 'Preview' }).click();
    for (const text of [page.getByRole('heading', { level: 1 }), page.getByText(/^1 \/ \d$/)]) {
      const lines = await text.evaluate(
        (words: HTMLElement) => words.offsetHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
      );
      expect(lines).toBeCloseTo(1, 1);
    }
  });

  test('the spinner of “Your data” stands where its icon was, for which alone there is room', async ({
    page,
  }) => {
    const letThrough = await hold(page, /resumeExchange.*\.js/);
    await openResume(page, { variant: 'a', resume: sampleResume('a') });
    const button = page.getByRole('button', { name: 'Your data, in and out' });
    await button.click();
    const icon = await button.locator('svg').boundingBox();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading import and export' });
    expect(await spinner.boundingBox()).toEqual(icon);
    letThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('on a phone, a step without entries offers Skip beside the Next that refuses it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const resume = { ...sampleResume('a'), projects: [blankItem('projects', 1)] };
  await openResume(page, { variant: 'a', resume, stop: 'projects' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Fill in “Project”.')).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip this step' });
  expect(await skip.evaluate(isInSight)).toBe(true);
  const row = [
    page.getByRole('button', { name: 'Previous' }),
    skip,
    page.getByRole('button', { name: 'Next' }),
  ];
  const boxes = await Promise.all(row.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await skip.click();
  await stepTitle(page, 'Skills');
});

test('Next waits for the form of its step, whose required fields it would pass unseen', async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/resumeLists\..*\.js$/);
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'personal' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible();
  await expect(next).toBeHidden();
  letThrough();
  await expect(next).toBeVisible();
});

test('the strip above the preview has the number of its step without the rail’s circle', async ({ page }) => {
  await openResume(page, { variant: 'a', resume: sampleResume('a') });
  const number = page.locator('[aria-current="step"] > [aria-hidden]');
  await expect(number).toHaveCSS('box-shadow', 'none');
  await expect(number).toHaveCSS('border-top-width', '0px');
});

test('Next counts although the head of an entry, which follows what was typed, is about to move it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 860 });
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'certificates' });
  const certificate = page.locator('[data-entry]').last();
  await fill(certificate, { Certificate: 'CKA', Description: '' });
  await expect(certificate.getByRole('heading', { name: 'CKA', exact: true })).toBeVisible();
  // The press comes right after the letters, however slow the machine is.
  await certificate.getByLabel('Description').evaluate((box: HTMLTextAreaElement) => {
    const type = () => {
      box.setRangeText('renewed in 2024 '.repeat(5));
      box.dispatchEvent(new Event('input', { bubbles: true }));
    };
    addEventListener('pointerdown', type, { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Next', exact: true }).click({ delay: 300 });
  await stepTitle(page, 'Languages');
});

test('Back leads from the editor to the gallery, and Forward to the editor again', async ({ page }) => {
  await open(page, '/resume');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Edit Template 1' }).click();
  await expect(page).toHaveURL(/\?template=1$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Template1' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('the form works without the preview’s style sheet or layout, and a retry brings the preview back', async ({
  page,
  violations,
}) => {
  const address = /\/assets\/resumeSheets\..*\.css$/;
  await page.route(address, (request) => request.abort());
  // In idle time, the preview would be fetched again, and perhaps before the press on "Try again".
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await open(page, '/resume?template=1');
  await page.getByLabel('Full name').fill('Nisha Verma');
  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await expect(preview.getByRole('alert')).toContainText('The preview did not load.');
  await page.unroute(address);
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByRole('heading', { name: 'Nisha Verma' })).toBeVisible();
  const layout = await page.evaluateHandle(() => {
    const box = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function spoiled() {
      if (this.closest('[data-paper]')) throw new Error('The sheet has no layout.');
      return box.call(this);
    };
    return box;
  });
  await page.getByLabel('Title').fill('Developer');
  await expect(preview.getByRole('alert')).toContainText('The live preview could not be drawn');
  await layout.evaluate((box) => (Element.prototype.getBoundingClientRect = box));
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByText('Developer').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Nisha Verma');
  expect(violations.problems.splice(0).length).toBeGreaterThan(0);
});

test('on a phone, what did not load is said from margin to margin', async ({ page, violations }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/assets\/(letter|resumeExchange|resumePreview)\..*\.js$/, (request) => request.abort());
  await openResume(page, { variant: 'a', resume: sampleResume('a') });
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  const alerts = page.getByRole('alert');
  const edges = () =>
    alerts.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  await expect.poll(edges).toEqual([
    [20, 340],
    [20, 340],
  ]);
  await page.getByRole('link', { name: /^Letter/ }).click();
  await expect(alerts).toContainText(['The letter did not load.']);
  expect(await edges()).toEqual([[20, 340]]);
  expect(violations.problems.splice(0).length).toBeGreaterThan(0);
});

test('walking through the wizard again leaves no node and no listener behind', async ({ page }) => {
  const session = sessionOf({ variant: 'a', resume: sampleResume('a'), stop: 'personal' });
  await openWith(page, session, '/resume');
  const devTools = await page.context().newCDPSession(page);
  const counts = async () => {
    // Longer than a press holds the page.
    await page.waitForTimeout(600);
    const { nodes, listeners } = await heldBy(devTools);
    return { nodes, listeners };
  };
  for (const name of ['Ananya', 'Ananya Rao']) await walkThroughWizard(page, name);
  const before = await counts();
  for (const name of ['Ananya', 'Ananya Rao']) await walkThroughWizard(page, name);
  await expect.poll(counts).toEqual(before);
});

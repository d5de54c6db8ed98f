import type { Locator } from '@playwright/test';
import { nav } from '../support/accounts';
import { goTo } from '../support/goTo';
import { openTemplates } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';

/** Pages of text, lists and tables. */
const PROSE = ['/', '/patent', '/brand', '/website', '/finance', '/learning', '/occasional'];

/** Pages with several columns at 100 %, by the width at which theirs are narrowest. */
const COLUMNS = {
  640: ['/occasional'],
  768: ['/', '/patent', '/brand', '/website', '/machines?machine=resumeA'],
  1024: ['/', '/machines', '/occasional', '/machines?machine=resumeA'],
};

/** Runs in the page. @returns words that begin on one line and end on another; long addresses may */
function brokenWords(): readonly string[] {
  const all = [...document.querySelectorAll('main *, main ~ *, main ~ * *')];
  // A pixel wide is what only screen readers read; what has no box of its own (`display: contents`) may have wide contents.
  const unseen = all.filter(
    (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().width <= 1,
  );
  const shown = all.filter((element) => !unseen.some((one) => one.contains(element)));
  const texts = shown.flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text));
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom));
      return lines.size > 1 && !/[@/]/.test(word) ? [word] : [];
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
  await page.setViewportSize({ width: 640, height: 320 });
  await page.getByLabel('Menu', { exact: true }).click();
  // The rest of the menu scrolls.
  const { y, height } = (await nav(page).boundingBox())!;
  expect(y + height).toBe(320);
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
  await open(page, '/resume?template=1');
  broken['a wizard'] = await page.evaluate(brokenWords);
  await page.setViewportSize({ width: 640, height: 360 });
  broken['a wizard on a phone on its side'] = await page.evaluate(brokenWords);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [...PROSE, '/calculator', '/resume']) {
    await goTo(page, address);
    broken[address] = await page.evaluate(brokenWords);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(pageWidth)).toBe(320);
  broken['the gallery'] = await page.evaluate(brokenWords);
  await goTo(page, '/machines');
  expect(await page.evaluate(pageWidth)).toBe(320);
  broken['the machines'] = await page.evaluate(brokenWords);
  await open(page, '/calculator?monthlyInvestment=25000&investmentDuration=15');
  await expect(page.getByRole('heading', { name: 'If the return is different' })).toBeVisible();
  broken['lakhs and crores'] = await page.evaluate(brokenWords);
  await open(
    page,
    '/calculator?monthlyInvestment=100000&annualInterestRate=12&investmentDuration=30&inflationRate=6',
  );
  await expect(page.getByRole('heading', { name: 'If the return is different' })).toBeVisible();
  broken['tens of crores'] = await page.evaluate(brokenWords);
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'work' });
  expect(await page.evaluate(pageWidth)).toBe(320);
  broken['a list'] = await page.evaluate(brokenWords);
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'certificates' });
  broken['closed entries'] = await page.evaluate(brokenWords);
  await openResume(page, { variant: 'a', resume: sampleResume('a') });
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByRole('heading', { name: 'Text in reading order' })).toBeVisible();
  broken['the text in reading order'] = await page.evaluate(brokenWords);
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
  broken['the sections'] = await page.evaluate(brokenWords);
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.getByRole('heading', { name: 'nothing found' })).toBeVisible();
  broken['beside the pages'] = await page.evaluate(brokenWords);
  await page.setViewportSize({ width: 320, height: 740 });
  await openTemplates(page, { flow: 'diwali' });
  broken['the templates on a narrow phone'] = await page.evaluate(brokenWords);
  await page.setViewportSize({ width: 768, height: 740 });
  expect(await page.evaluate(pageWidth)).toBe(768);
  for (const [width, addresses] of Object.entries(COLUMNS)) {
    await page.setViewportSize({ width: Number(width), height: 740 });
    for (const address of addresses) {
      await goTo(page, address);
      broken[`${address} at ${width} px`] = await page.evaluate(brokenWords);
    }
  }
  await openTemplates(page, { flow: 'diwali' });
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

/** Runs in the page. @returns labels of the sliders' scales and of the chart that cover another one or are cut off */
function labelsWithoutRoom(): readonly string[] {
  const all = [
    ...document.querySelectorAll('input[type="range"] + [aria-hidden] > span, svg[role="img"] text'),
  ];
  const labels = all
    .map((label) => ({ label, place: label.getBoundingClientRect() }))
    .filter(({ place }) => place.width > 0);
  return labels
    .filter(
      ({ place }, index) =>
        place.left < 0 ||
        labels
          .slice(0, index)
          .some(
            ({ place: other }) =>
              Math.max(place.left, other.left) < Math.min(place.right, other.right) &&
              Math.max(place.top, other.top) < Math.min(place.bottom, other.bottom),
          ),
    )
    .map(({ label }) => label.textContent);
}

test('the calculator’s scales and its chart have room for their labels when text is twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/calculator?monthlyInvestment=25000&investmentDuration=15');
  await expect(page.getByRole('slider', { name: 'Year in the chart' })).toBeAttached();
  expect(await page.evaluate(labelsWithoutRoom)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(labelsWithoutRoom)).toEqual([]);
});

test('fields that large text makes too narrow stand in one column', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'personal' });
  const [email, phone] = await Promise.all(
    ['E-mail', 'Phone'].map((label) => page.getByLabel(label).first().boundingBox()),
  );
  expect(phone!.y).toBeGreaterThan(email!.y);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test('the choices of an import have room in large text: below what they are for, and on two lines', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('row', { name: /^Languages/ });
  const isBelow = async () => {
    const parts = [row.getByText('1 entry'), row.getByRole('combobox')].map((part) => part.boundingBox());
    const [count, choice] = await Promise.all(parts);
    return choice!.y >= count!.y + count!.height;
  };
  const place = dialog.getByRole('combobox', { name: '“Moved 14 tonnes” goes to' });
  const height = (part: Locator) => part.evaluate((element) => element.clientHeight);
  await openResume(page, { variant: 'a', resume: sampleResume('a') });
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  const buffer = Buffer.from(
    'Nisha Rao\n\nLanguages\nKannada (Native)\n\nVolunteering\nGoonj\n• Moved 14 tonnes',
  );
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'nisha.txt', mimeType: 'text/plain', buffer });
  expect(await isBelow()).toBe(false);
  const oneLine = await height(place);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await expect.poll(isBelow).toBe(true);
  expect(await height(place)).toBeGreaterThan(1.5 * oneLine);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test('bars that large text makes high do not stay over the page of a phone', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.setViewportSize({ width: 360, height: 640 });
  await openResume(page, { variant: 'a', resume: sampleResume('a') });
  await page.getByRole('tab', { name: 'Print' }).click();
  await expect(page.getByRole('button', { name: 'DOWNLOAD' })).not.toBeInViewport();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test('nothing scrolls sideways on a phone when the visitor’s style sheet doubles all text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/calculator');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const address of PROSE) {
    await goTo(page, address);
    expect.soft(await page.evaluate(pageWidth), address).toBe(360);
  }
});

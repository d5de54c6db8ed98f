import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { hasPdftotext, pdftotext, printedPages, printToPdf, readPdf } from '../support/pdf';
import { expect, open, ready, test } from '../support/test';

const box = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const lazyPartsLoaded = (page: Page) => expect(heading(page, 'Keep this plan')).toBeVisible();

const yearTable = (page: Page) => page.getByRole('table', { name: 'Year table' });
const lastYear = (page: Page) => yearTable(page).getByRole('row').last();
/** Chart and tables follow the results. */
const lastYearShown = (page: Page, year: number) =>
  expect(lastYear(page)).toHaveText(new RegExp(`^${year}₹`));

/** A plan that uses every option. */
const FULL_PLAN =
  '/calculator?monthlyInvestment=25000&annualInterestRate=12&investmentDuration=30&yearlyStepUp=10&inflationRate=6';

test.describe('the calculator', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/calculator');
  });

  test('shows each year with the arrow keys and the pointer', async ({ page }) => {
    await lazyPartsLoaded(page);
    const years = slider(page, 'Year in the chart');
    const readout = page.getByRole('figure').getByRole('definition');
    await box(page, 'Inflation').focus();
    // From the inflation slider to the chart.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(years).toBeFocused();
    await page.keyboard.press('Home');
    await expect(years).toHaveAttribute('aria-valuetext', /^Year 1, Invested ₹12,000.00,/);
    await page.keyboard.press('ArrowRight');
    await expect(readout).toHaveText(['2', '₹24,000.00', '₹2,667.31', '₹26,667.31']);
    const plot = page.getByRole('img', { name: /^Value at the end of each year/ });
    const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {};
    await plot.hover({ position: { x: width * 0.5, y: height * 0.5 } });
    await expect(years).toHaveAttribute('aria-valuetext', /^Year 3,/);
  });

  test('shows the largest plan of the sliders without scrolling sideways or breaking an amount', async ({
    page,
  }) => {
    for (const name of ['Monthly investment', 'Expected annual return', 'Duration'])
      await slider(page, name).press('End');
    await expect(lastYear(page)).toContainText('₹29,73,82,58,065.96');
    const overflow = ({ offsetWidth, parentElement }: HTMLElement) =>
      offsetWidth - (parentElement?.clientWidth ?? 0);
    const linesOf = (amount: Element) => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      return range.getClientRects().length;
    };
    for (const width of [1280, 1024, 640, 480, 320]) {
      await page.setViewportSize({ width, height: 860 });
      if (width >= 1024) expect(await yearTable(page).evaluate(overflow), `${width} px`).toBe(0);
      for (const amount of await page.getByRole('main').getByRole('definition').all())
        expect(await amount.evaluate(linesOf), `${await amount.textContent()} at ${width} px`).toBe(1);
    }
  });

  test('takes what a phone’s keyboard pastes as the amount that it says, and Undo takes it back', async ({
    page,
  }) => {
    const investment = box(page, 'Monthly investment');
    await investment.focus();
    for (const [inserted, amount] of [
      ['2 lakh', '200000'],
      ['7,5', '7.5'],
      ['10k', '10000'],
      ['ten', '10000'],
      ['1 lakh', '100000'],
      ['00', '10000000'],
    ] as const) {
      await page.keyboard.press('End');
      await page.keyboard.insertText(inserted);
      await expect(investment, inserted).toHaveValue(amount);
    }
    for (const before of ['100000', '10000', '7.5', '200000', '1000']) {
      await page.keyboard.press('Control+Z');
      await expect(investment).toHaveValue(before);
    }
  });

  test('keeps a slider’s ring off its scale, on a phone each box beside its label, on a tablet the parts beside their ring', async ({
    page,
  }) => {
    await lazyPartsLoaded(page);
    const investment = slider(page, 'Monthly investment');
    await investment.press('Home');
    const ringEnd = await investment.evaluate((input) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(input);
      return input.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    });
    const labelStart = await page
      .getByText('25k')
      .evaluate(
        (label) => label.getBoundingClientRect().top + parseFloat(getComputedStyle(label).paddingTop),
      );
    expect(ringEnd).toBeLessThanOrEqual(labelStart);

    // 360 px without a scroll bar.
    await page.setViewportSize({ width: 348, height: 860 });
    const isBeside = (input: HTMLInputElement) =>
      input.labels![0]!.getBoundingClientRect().right <= input.getBoundingClientRect().left;
    for (const number of await page.getByRole('spinbutton').all())
      expect(await number.evaluate(isBeside), await number.inputValue()).toBe(true);

    await page.setViewportSize({ width: 820, height: 860 });
    const ring = await page.locator('svg').filter({ hasText: 'is return' }).boundingBox();
    const part = await page.getByRole('status').getByText('Invested amount').boundingBox();
    expect(part!.x - ring!.x - ring!.width).toBeLessThan(ring!.width / 2);
  });

  test('shows the result of a change in the same frame; chart and table follow', async ({ page }) => {
    await lazyPartsLoaded(page);
    const seen = await page.evaluate(async () => {
      const [range] = document.querySelectorAll<HTMLInputElement>('form input[type=range]');
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let isFrameOver = false;
      requestAnimationFrame(() => {
        isFrameOver = true;
      });
      setValue?.call(range, '2000');
      range?.dispatchEvent(new Event('input', { bubbles: true }));
      // Runs after everything scheduled for the end of the event's task, but before any frame.
      await Promise.resolve();
      return { isFrameOver, result: document.querySelector('[role=status] dd')?.textContent };
    });
    expect(seen).toEqual({ isFrameOver: false, result: '₹1,56,164.76' });
    await expect(lastYear(page)).toHaveText('5₹1,20,000.00₹36,164.76₹1,56,164.76');
    const inWords = 'Year 5, Invested ₹1,20,000.00, Return ₹36,164.76, Value ₹1,56,164.76';
    await expect(slider(page, 'Year in the chart')).toHaveAttribute('aria-valuetext', inWords);
  });
});

test.describe('a plan to keep', () => {
  test('keeps an amount between two steps of its slider when Back loads the page again', async ({ page }) => {
    await open(page, '/calculator?monthlyInvestment=12806.99');
    await lazyPartsLoaded(page);
    await page.goto('/robots.txt');
    await page.goBack();
    await ready(page);
    await lazyPartsLoaded(page);
    await expect(box(page, 'Monthly investment')).toHaveValue('12806.99');
  });

  test('is a file of plain numbers for a spreadsheet', async ({ page }) => {
    await open(page, FULL_PLAN);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    await lastYearShown(page, 30);
    expect(download.suggestedFilename()).toBe('sip-plan.csv');
    const rows = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    const shown = await lastYear(page).textContent();
    expect(rows.at(-1)?.split(',').map(Number)).toEqual(shown?.replaceAll(',', '').split('₹').map(Number));
  });

  test('is one printed page without gaps before the chart has loaded', async ({ page }) => {
    const letChartThrough = await hold(page, /\/assets\/sipExtras\./);
    // The load event would wait for the chart's code, if that is requested before.
    await page.goto('/calculator', { waitUntil: 'commit' });
    await ready(page);
    const pages = (await printedPages(page)).map(({ text }) => text);
    expect(pages).toEqual([expect.stringMatching(/Maturity value.*Year table.*not guaranteed/s)]);
    expect(pages[0]).not.toContain('Growth');
    letChartThrough();
  });

  test('leaves room on its page, because WebKit takes a printer’s margins instead of its own', async ({
    page,
  }) => {
    const [width, height] = [210, 297].map((mm) => Math.floor(((mm - 2 * 20) / 25.4) * 96));
    await page.setViewportSize({ width: width!, height: height! });
    await page.emulateMedia({ media: 'print' });
    await open(page, '/calculator?investmentDuration=60');
    await expect(heading(page, 'If the return is different')).toBeVisible();
    await lastYearShown(page, 60);
    const printed = await page.getByRole('main').boundingBox();
    expect(printed?.height).toBeLessThanOrEqual(height!);
  });

  for (const [name, address, last] of [
    ['30 years with everything', FULL_PLAN, 30],
    ['60 years', '/calculator?monthlyInvestment=100000&investmentDuration=60&inflationRate=5', 60],
  ] as const) {
    test(`is one printed A4 page: ${name}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, address);
      await lazyPartsLoaded(page);
      await lastYearShown(page, last);
      const pdf = await printToPdf(page);
      const { pageCount, paper } = await readPdf(pdf);
      expect(pageCount).toBe(1);
      expect(paper.map(Math.round)).toEqual([595, 842]);
      test.skip(!hasPdftotext(), 'pdftotext is not installed');
      const text = pdftotext(pdf);
      for (const words of [
        'Monthly investment',
        'Maturity value',
        'Year table',
        'not guaranteed',
        `${last} `,
      ])
        expect(text).toContain(words);
      for (const words of ['Login', 'Copy link', 'Print summary', 'Move a slider', 'Use it in the plan'])
        expect(text).not.toContain(words);
    });
  }
});

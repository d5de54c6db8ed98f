import type { Page } from '@playwright/test';
import type { ResumeStop } from '../../../src/domain/resume/variants';
import { fill, main, toast } from '../support/accounts';
import { next, PERSONAL, stepTitle } from '../support/fillResume';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import { DETAILS, download } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';

const CANNOT_SAVE = 'This tab can’t save what you type.';

/** Makes reading `window.sessionStorage` throw, as a browser that blocks all site data does. */
const blockStorage = () =>
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

/** Runs in the page. @returns the number of lines that a link’s first text takes */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNode(element.firstChild!);
  return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
}

test('with blocked storage, resume and posters work, and one toast says what is lost', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await open(page, '/resume?template=1');
  await page.getByLabel('Full name').fill('Ananya');
  // Before the other fields, because it closes by itself.
  await expect(toast(page, CANNOT_SAVE)).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 860 });
  // Words beside what the head says stay whole.
  expect(await page.getByRole('link', { name: /^Letter/ }).evaluate(linesOf)).toBe(1);
  await fill(main(page), PERSONAL);
  await next(page);
  await stepTitle(page, 'Work experience');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Raghunathan');
  await open(page, '/diwali');
  await page.getByLabel('Company name').fill('Sharma Traders');
  await expect(toast(page, CANNOT_SAVE)).toHaveCount(1);
  await page.getByLabel('Phone number', { exact: true }).fill('98765');
  await next(page);
  await expect(page.getByRole('button', { name: /^Download Image/ })).toHaveCount(2);
});

/** Pages with text fields, what opens them, and the share of the texts to try: drawing takes a while. */
const FORMS: readonly (readonly [name: string, openForm: (page: Page) => Promise<unknown>, share: number])[] =
  [
    ['the resume’s head', openStep('personal'), 1 / 4],
    ['an entry of the resume', openStep('projects'), 1 / 4],
    ['a poster', (page) => open(page, '/gym'), 1 / 64],
    ['the learning page', (page) => open(page, '/learning'), 1],
    ['the contact form', (page) => page.goto('/forms/contact.html'), 1],
  ];

function openStep(stop: ResumeStop) {
  return (page: Page) => openResume(page, { variant: 'a', resume: sampleResume('a'), stop });
}

interface Filling {
  readonly texts: readonly string[];
  /** The first round, and the distance to the next. */
  readonly first: number;
  readonly step: number;
}

/**
 * Puts every text into every text box, as many at a time as its limit allows. Runs in the page.
 * @returns the texts with which the page scrolls sideways, and the boxes without a limit
 */
async function fillEveryBox({ texts, first, step }: Filling): Promise<string[]> {
  const packed = (max: number): string[] => {
    const packs = [''];
    for (const text of new Set(texts.map((one) => one.slice(0, max)))) {
      const last = `${packs.at(-1)} ${text}`;
      if (last.length <= max) packs[packs.length - 1] = last;
      else packs.push(text);
    }
    return packs;
  };
  const faults = new Set<string>();
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea'),
  ]
    .filter(({ type }) => ['text', 'email', 'tel', 'url', 'search', 'password', 'textarea'].includes(type))
    .map((box) => ({ box, packs: packed(Math.min(box.maxLength, 1000)) }));
  for (const { box } of boxes) if (box.maxLength < 0) faults.add(`${box.name} has no limit`);
  const rounds = Math.max(...boxes.map(({ packs }) => packs.length));
  for (let round = first; round < rounds; round += step) {
    for (const { box, packs } of boxes) {
      const text = packs[round % packs.length] ?? '';
      // React overrides the box's own setter to notice changes.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await Promise.resolve();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.add(
        `${scrollWidth - clientWidth} px: ${boxes.map(({ box }) => JSON.stringify(box.value.slice(0, 30))).join()}`,
      );
  }
  return [...faults];
}

for (const [name, openForm, share] of FORMS)
  test(`${name} runs no hostile text, requests nothing for it and never scrolls sideways`, async ({
    page,
  }) => {
    await openForm(page);
    await expect(page.locator('main').getByRole('textbox').first()).toBeVisible();
    // Each width takes another third of the texts.
    for (const [first, width] of [360, 768, 1280].entries()) {
      await page.setViewportSize({ width, height: 860 });
      const filling = { texts: HOSTILE_TEXTS, first, step: 3 / share };
      expect.soft(await page.evaluate(fillEveryBox, filling), `at ${width} px`).toEqual([]);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  });

/** Waits until files have loaded that nothing on the page uses yet. */
const fetched = (page: Page, files: readonly RegExp[]) =>
  expect
    .poll(async () => {
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return files.filter((file) => !names.some((name) => file.test(name))).map(String);
    })
    .toEqual([]);

test('a connection that drops in the middle takes neither the resume nor the poster away', async ({
  page,
  context,
  violations,
}) => {
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'interests' });
  await fetched(page, [/printing.*js$/, /resumePreview.*js$/, /resumePreview.*css$/, /resumeReview.*js$/]);
  await page.evaluate(() => (window.print = () => console.info('printed')));
  await context.setOffline(true);
  await next(page);
  await page.getByRole('tab', { name: /^System/ }).click();
  await expect(page.getByRole('region', { name: 'Text in reading order' })).toBeVisible();
  const printed = page.waitForEvent('console', (message) => message.text() === 'printed');
  await page.getByRole('button', { name: 'DOWNLOAD' }).click();
  await printed;
  await context.setOffline(false);

  await open(page, '/diwali');
  await fetched(page, [/posterSteps.*js$/, /posterSteps.*css$/, /posterExport.*js$/]);
  await fill(main(page), DETAILS);
  await context.setOffline(true);
  await next(page);
  await download(page, 1);
  await context.setOffline(false);
  // Chromium's own messages about the art of the other posters.
  const others = violations.problems.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});

import type { CDPSession, Locator, Page } from '@playwright/test';
import { emptyResume } from '../../../src/domain/resume/resume';
import { COMPANY, stepTitle } from '../support/fillResume';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

const TITLES = ['Lead', 'Senior', 'Junior', 'Intern'] as const;

const job = (position: string, index: number) => ({
  ...sampleResume('a').workExperiences[0]!,
  id: index + 11,
  position,
});

async function openJobs(page: Page, titles: readonly string[] = TITLES): Promise<void> {
  const resume = { ...emptyResume(), workExperiences: titles.map(job) };
  await openResume(page, { variant: 'a', resume, stop: 'work' });
  await stepTitle(page, 'Work experience');
  await expect(page.locator('[data-entry]')).toHaveCount(titles.length);
  // The sorting code loads or fails late, and nothing on the page shows it.
  await page.evaluate(async () => {
    const isAsked = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/listSorting.'));
    while (!isAsked()) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const entry = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true });
const grip = (page: Page, title: string) =>
  page.getByRole('button', { name: `Reorder ${title}`, exact: true });
const said = (page: Page) => page.locator('form p[aria-live]').last();
const order = (page: Page) =>
  page.locator('[data-entry]').evaluateAll((entries) => entries.map((one) => one.getAttribute('aria-label')));

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Counts DOM changes in the entries beside a dragged one, which moves with every frame: how many change, and how often. */
async function watchOthers(page: Page, dragged: string) {
  const seen = await page.evaluateHandle((title) => {
    const entries = new Set<Element>();
    const counted = { changes: 0, entries };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const entry = (target instanceof Element ? target : target.parentElement)?.closest('[data-entry]');
        if (!entry || entry.ariaLabel === title) continue;
        counted.changes += 1;
        entries.add(entry);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return counted;
  }, dragged);
  return () => seen.evaluate(({ changes, entries }) => ({ changes, entries: entries.size }));
}

/** Drags an entry with the mouse past the middle of another. */
async function drag(page: Page, title: string, past: string): Promise<void> {
  // Waits until it rests, because the last dropped entry may still be moving.
  await grip(page, title).hover();
  const from = await middleOf(grip(page, title));
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8);
  const to = await middleOf(grip(page, past));
  await page.mouse.move(to.x + 40, to.y + Math.sign(to.y - from.y) * 4, { steps: 8 });
}

/** Undoes everything. @returns the number of steps */
async function stepsBack(page: Page): Promise<number> {
  const undo = page.getByRole('button', { name: /^Undo/ });
  let steps = 0;
  for (; (await undo.getAttribute('aria-disabled')) !== 'true'; steps += 1) await undo.click();
  return steps;
}

test('an entry dragged by its handle follows the mouse, the others make room, and one step undoes it', async ({
  page,
}) => {
  await openJobs(page);
  await drag(page, 'Junior', 'Lead');
  expect(await order(page)).toEqual(TITLES);
  await expect(said(page)).toHaveText(/^Junior, lifted, position 3 of 4/);
  const pointer = await middleOf(grip(page, 'Lead'));
  await expect.poll(async () => (await middleOf(grip(page, 'Lead'))).y - pointer.y).toBeGreaterThanOrEqual(0);
  const junior = await middleOf(grip(page, 'Junior'));
  await expect.poll(async () => (await middleOf(grip(page, 'Lead'))).y).toBeGreaterThan(junior.y);
  await page.mouse.up();
  const moved = ['Junior', 'Lead', 'Senior', 'Intern'];
  await expect.poll(() => order(page)).toEqual(moved);
  await expect(said(page)).toHaveText('Junior dropped, position 1 of 4');
  await expect(grip(page, 'Junior')).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('workExperiences')))
    .toMatch(/"id":13.*"id":11.*"id":12.*"id":14/);

  await drag(page, 'Lead', 'Intern');
  await page.keyboard.press('Escape');
  await page.mouse.move(pointer.x, pointer.y, { steps: 4 });
  await expect(said(page)).toHaveText('Lead put back, position 2 of 4');
  await page.mouse.up();
  await drag(page, 'Junior', 'Senior');
  const home = await middleOf(grip(page, 'Junior'));
  await page.mouse.move(home.x, home.y - 200);
  await page.mouse.up();
  expect(await order(page)).toEqual(moved);
  expect(await stepsBack(page)).toBe(1);
  expect(await order(page)).toEqual(TITLES);
});

test('the handle of an entry stays before a title of one long word', async ({ page }) => {
  const title = 'HTML,CSS,JavaScript,React,Node.js,MongoDB,Express,Redux,SQL,Git,Figma';
  await openJobs(page, [title, 'Lead']);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const heading = await entry(page, title).getByRole('heading').boundingBox();
    const handle = await middleOf(grip(page, title));
    expect(handle.x).toBeLessThan(heading?.x ?? 0);
    expect(handle.y).toBeGreaterThan(heading?.y ?? Infinity);
  }
});

test('open forms collapse during a drag, stay under the pointer, and reopen with what was typed', async ({
  page,
}) => {
  await openJobs(page);
  await page.getByRole('button', { name: 'Open all' }).click();
  await entry(page, 'Junior').getByLabel(COMPANY, { exact: true }).fill('Neem Tree');
  // The heading follows the field after a pause in typing, and the shorter name moves its handle.
  await expect(entry(page, 'Junior')).toContainText('Neem Tree');
  await grip(page, 'Junior').scrollIntoViewIfNeeded();
  const from = await middleOf(grip(page, 'Junior'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 10, { steps: 3 });
  await expect(entry(page, 'Lead').getByLabel(COMPANY, { exact: true })).toBeHidden();
  await expect.poll(async () => (await middleOf(grip(page, 'Junior'))).y).toBeCloseTo(from.y - 10, 0);
  const senior = await middleOf(grip(page, 'Senior'));
  await page.mouse.move(from.x, senior.y - 6, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['Lead', 'Junior', 'Senior', 'Intern']);
  await expect(entry(page, 'Junior').getByLabel(COMPANY, { exact: true })).toHaveValue('Neem Tree');
  await expect(grip(page, 'Junior')).toBeInViewport();
});

test('a dragged entry changes only those it passes, and scrolls the page at the edge of the window', async ({
  page,
}) => {
  await openJobs(
    page,
    Array.from({ length: 60 }, (_, index) => `Job ${index + 1}`),
  );
  const from = await middleOf(grip(page, 'Job 3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10);
  await expect(said(page)).toHaveText(/^Job 3, lifted/);
  const touched = await watchOthers(page, 'Job 3');
  // Away from the edge of the window, where the page would scroll, and further on a busy machine.
  for (const y of [740, from.y - 60, 740, from.y - 60]) await page.mouse.move(from.x, y, { steps: 10 });
  const { entries, changes } = await touched();
  // It passes a few, each four times; a list that re-renders all of them would change far more.
  expect(entries).toBeGreaterThan(1);
  expect(entries).toBeLessThan(10);
  expect(changes).toBeLessThan(40);
  await page.mouse.move(from.x, 850, { steps: 5 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await page.mouse.move(from.x, 400);
  await page.mouse.up();
  await expect(said(page)).toHaveText(/^Job 3 dropped, position (1[5-9]|[2-5]\d|60) of 60/);
});

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

  test('a finger on the handle drags, a finger beside it scrolls', async ({ page }) => {
    await openJobs(page);
    const session = await page.context().newCDPSession(page);
    const from = await middleOf(grip(page, 'Lead'));
    const past = await middleOf(grip(page, 'Senior'));
    await touch(session, 'touchStart', from.x, from.y);
    for (let step = 1; step <= 8; step += 1)
      await touch(session, 'touchMove', from.x, from.y + ((past.y + 10 - from.y) * step) / 8);
    await expect(said(page)).toHaveText(/^Lead, lifted, position 1 of 4/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await touch(session, 'touchEnd');
    await expect.poll(() => order(page)).toEqual(['Senior', 'Lead', 'Junior', 'Intern']);

    const toggle = entry(page, 'Senior').getByRole('button', { expanded: false });
    // Waits until it rests, because the entry is still moving into its place.
    await toggle.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(toggle);
    await touch(session, 'touchStart', x, y);
    for (let step = 1; step <= 8; step += 1) await touch(session, 'touchMove', x, y - step * 12);
    await touch(session, 'touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
    expect(await order(page)).toEqual(['Senior', 'Lead', 'Junior', 'Intern']);
  });
});

test('without the drag code, the arrows still sort', async ({ page, violations }) => {
  await page.route(/\/assets\/listSorting\..*\.js$/, (request) => request.abort());
  await openJobs(page);
  await expect(grip(page, 'Senior')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move Senior up' }).click();
  expect(await order(page)).toEqual(['Senior', 'Lead', 'Junior', 'Intern']);
  violations.problems.splice(0);
});

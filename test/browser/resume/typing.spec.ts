import type { Page } from '@playwright/test';
import type { ResumeData } from '../../../src/domain/resume/entities';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';

const withJobs = (count: number): ResumeData => {
  const resume = sampleResume('a');
  const [first] = resume.workExperiences;
  const workExperiences = Array.from({ length: count }, (_, index) => ({ ...first!, id: index + 1 }));
  return { ...resume, workExperiences };
};

/** Number of elements and texts that the page adds, removes or changes while ten characters are typed into the first job. */
async function changesOfTyping(page: Page, resume: ResumeData): Promise<number> {
  await page.clock.install();
  await openResume(page, { variant: 'a', resume, stop: 'work' });
  await page.locator('[data-row]:visible').first().waitFor();
  const entry = page.locator('[data-entry]').first();
  const field = entry.getByLabel('What you did', { exact: true });
  if (!(await field.isVisible())) await entry.getByRole('button', { expanded: false }).click();
  await field.fill('Lead the ledger team. ');
  // The preview may follow later.
  await page.clock.runFor(500);
  await page.evaluate(() => {
    const counted = { changes: 0 };
    Object.assign(window, { counted });
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        counted.changes += 1 + addedNodes.length + removedNodes.length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // Held, or a busy machine's pauses between keys would draw the preview more than once.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of 'Ten more. ') {
    await field.press(letter === ' ' ? 'Space' : letter);
    await page.clock.runFor(20);
  }
  await page.clock.runFor(500);
  return page.evaluate(() => (window as unknown as { counted: { changes: number } }).counted.changes);
}

/** Counts changes instead of time, which depends on the machine: the cost of a key must not grow with the resume. */
test('a key changes no more of the page in a resume of 100 jobs than in one of 3', async ({ page }) => {
  const few = await changesOfTyping(page, withJobs(3));
  const many = await changesOfTyping(page, withJobs(100));
  console.log(`Changes of the page by ten keys: ${few} with 3 jobs, ${many} with 100`);
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual(2 * few);
});

test('a text area is as high as its text, at once while it is typed and at every width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 860 });
  await page.clock.install();
  await openResume(page, { variant: 'a', resume: withJobs(1), stop: 'work' });
  const area = page.getByLabel('What you did', { exact: true });
  const height = () => area.evaluate(({ clientHeight }) => clientHeight);
  const missing = () => area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await area.fill('');
  await expect.poll(height).toBe(98);
  // The page, which follows after a pause, would do it as well.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.insertText('A ledger that closes in a day. '.repeat(12));
  await expect.poll(missing).toBe(0);
  const narrow = await height();
  expect(narrow).toBeGreaterThan(98);
  await page.setViewportSize({ width: 640, height: 860 });
  await expect.poll(height).toBeLessThan(narrow);
  expect(await missing()).toBe(0);
  await page.clock.resume();
  await area.fill('A ledger.');
  await expect.poll(height).toBe(98);
});

test('a press on Next counts while a phone’s keyboard still composes a word in a field out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await open(page, '/diwali');
  await page.getByLabel('Phone number', { exact: true }).fill('98765 43210');
  await page.getByLabel('Company name').focus();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.imeSetComposition', { text: 'शर्मा', selectionStart: 5, selectionEnd: 5 });
  const next = page.getByRole('main').getByRole('button', { name: 'Next' });
  await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(page.getByLabel('Company name')).not.toBeInViewport();
  const { x, y, width, height } = (await next.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
});

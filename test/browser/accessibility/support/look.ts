import type { Page } from '@playwright/test';
import { main } from '../../support/accounts';
import { expect, test as base } from '../../support/test';
import { DESK, inspect, PHONE } from './inspect';

/** Runs all checks of the current state of the page and restores the window; a fault doesn't end the test. */
type Look = (state: string) => Promise<void>;

/** A visitor who goes from one state of a page to the next. */
export interface Visit {
  readonly page: Page;
  readonly look: Look;
  /** The page's console messages and uncaught errors. */
  readonly problems: string[];
}

/**
 * Faults for visitors who jump between headings and landmarks, beyond those that axe finds: skipped levels, duplicate landmarks
 * and content outside of any.
 */
async function outlineFaults(page: Page): Promise<string[]> {
  // The accessibility tree contains nothing hidden.
  const tree = await page.locator('body').ariaSnapshot();
  const levels = [...tree.matchAll(/- '?heading .*\[level=(\d)\]/g)].map(([, level]) => level).join('');
  const navigations = [...tree.matchAll(/- '?navigation(?: "(.*?)")?/g)].map(([, name = 'nameless']) => name);
  return [
    ...(/^1[^1]*$/.test(levels) ? [] : [`not one main heading before all others: ${levels}`]),
    ...(navigations.includes('Main') ? [] : ['no main navigation']),
    ...navigations.filter((name) => name === 'nameless').map((name) => `a ${name} navigation`),
  ];
}

async function lookAt(page: Page, state: string): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  const isOfPhone = size.width === PHONE.width;
  // A modal dialog hides the page's outline from the accessibility tree; on a phone the menu is closed.
  if (!isOfPhone && (await page.getByRole('dialog').count()) === 0)
    expect.soft(await outlineFaults(page), `outline, ${state}`).toEqual([]);
  expect.soft(await inspect(page, isOfPhone), state).toEqual({});
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** `test` with a visit under reduced motion. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, violations: { problems } }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use({ page, problems, look: (state) => base.step(state, () => lookAt(page, state)) });
  },
});

/** Presses the first button in the page's main content with this name. */
export const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

export { expect };

import type { Page } from '@playwright/test';
import { main } from '../../support/accounts';
import { expect, test as base } from '../../support/test';
import { DESK, inspect, PHONE } from './inspect';
import { outlineFaults } from './outline';

/** Looks for everything that can be wrong with the page as it stands, and puts the window back; a fault doesn't end the test. */
type Look = (state: string) => Promise<void>;

/** A visitor on a page who goes from one state of it to the next. */
export interface Visit {
  readonly page: Page;
  readonly look: Look;
  /** What the page has complained of. */
  readonly complaints: string[];
}

async function lookAt(page: Page, state: string): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  const isOfPhone = size.width === PHONE.width;
  // A modal dialog hides the page from the tree, its outline with it; on a phone the menu is closed.
  if (!isOfPhone && (await page.getByRole('dialog').count()) === 0)
    expect.soft(await outlineFaults(page), `outline, ${state}`).toEqual([]);
  expect.soft(await inspect(page, isOfPhone), state).toEqual({});
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** `test` with a visit by somebody who asked for no motion. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, misdeeds: { complaints } }, use) => {
    // Many checks in every state.
    base.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use({ page, complaints, look: (state) => base.step(state, () => lookAt(page, state)) });
  },
});

/** Presses the first button of the page's own content that bears the name. */
export const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

export { expect };

import type { Page } from '@playwright/test';
import { main } from './accounts';
import { expect } from './test';

/** Goes to a page as Back and Forward do: axe takes a second to get going in a page that is loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await main(page).blur();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // It gets the focus when the page has arrived.
  await expect(main(page)).toBeFocused();
}

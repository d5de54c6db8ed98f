import type { Page } from '@playwright/test';
import { open } from './test';

/** Keys and values of a tab's session storage. */
export type Session = Readonly<Record<string, string>>;

/** Where a session is set: a document of the site whose script leaves it alone. */
export const BLANK = '/forms/contact.html';

/** Runs in the page. */
export function setSession(session: Session): void {
  sessionStorage.clear();
  Object.assign(sessionStorage, session);
}

/** Opens an address in a tab with this session. A reload finds what the page itself has saved. */
export async function openWith(page: Page, session: Session, address: string): Promise<void> {
  // Loaded to its end: Firefox may break the next navigation off while this one is under way.
  await page.goto(BLANK);
  await page.evaluate(setSession, session);
  await open(page, address);
}

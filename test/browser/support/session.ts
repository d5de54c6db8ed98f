import type { Page } from '@playwright/test';
import { open } from './test';

/** Keys and values of a tab's session storage. */
export type Session = Readonly<Record<string, string>>;

/** A document on which to set a session, because its script doesn't touch it. */
export const BLANK = '/forms/contact.html';

/** Runs in the page. */
export function setSession(session: Session): void {
  sessionStorage.clear();
  Object.assign(sessionStorage, session);
}

/** Opens an address in a tab with this session. A reload keeps what the page itself has saved. */
export async function openWith(page: Page, session: Session, address: string): Promise<void> {
  // Waits for the load event, because Firefox may abort the next navigation during this one.
  await page.goto(BLANK);
  await page.evaluate(setSession, session);
  await open(page, address);
}

import { once } from 'node:events';
import type { Page } from '@playwright/test';

/** The entry script of the site. */
export const MAIN_SCRIPT = /\/assets\/main\..*\.js$/;

/** Holds back the files that match a pattern. @returns a function that lets them through */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}

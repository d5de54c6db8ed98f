import { once } from 'node:events';
import type { Page } from '@playwright/test';

/** The file the site's code begins with. */
export const MAIN_SCRIPT = /\/assets\/main\..*\.js$/;

/** Holds back the files an expression matches. @returns lets them through */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}

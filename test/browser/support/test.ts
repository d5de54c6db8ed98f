import { test as base, expect, type Page } from '@playwright/test';
import { NAME_HELPER } from '../../runner/browser';

/** What no page of this site may do. */
interface Violations {
  /** Requests to another host. */
  readonly offsite: string[];
  /** Console errors and warnings, and uncaught errors. */
  readonly problems: string[];
}

interface SiteFixtures {
  /** Collected during the test; a test that expects some clears the list itself. */
  readonly violations: Violations;
}

/** Messages of the browser itself that can't be avoided; the last one is Playwright's clock, left in a reused context. */
const HARMLESS = [
  /Service Worker registration blocked by Playwright/,
  /Download the React DevTools/,
  /^download failed \(font-family: .* status=2152398850/,
  /^Cannot read properties of undefined \(reading 'controller'\)$/,
];

/**
 * Playwright's `test` with two guarantees: no request leaves this computer, and no page logs errors or warnings. Use it instead
 * of the original.
 */
export const test = base.extend<SiteFixtures>({
  violations: [
    async ({ context }, use) => {
      const violations: Violations = { offsite: [], problems: [] };
      await context.addInitScript(NAME_HELPER);
      // Not routed, which would disable the browser's cache. No other host can be reached (BROWSER_FLAGS).
      context.on('requestfailed', (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        const isRefused = request.failure()?.errorText === 'csp';
        if (protocol.startsWith('http') && hostname !== 'localhost' && !isRefused)
          violations.offsite.push(href);
      });
      context.on('page', (page) => listenTo(page, violations.problems));
      for (const page of context.pages()) listenTo(page, violations.problems);
      await use(violations);
      await context.clearPermissions();
      expect(violations.offsite, 'requests to another host').toEqual([]);
      expect(violations.problems, 'problems of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Adds the page's errors and warnings from now on to a list. */
export function listenTo(page: Page, problems: string[]): void {
  const note = (text: string) => {
    if (!HARMLESS.some((pattern) => pattern.test(text))) problems.push(`${page.url()}: ${text}`);
  };
  // Firefox reports a font whose download a reload aborted in either of two ways.
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
}

/** Waits until the page is hydrated and interactive. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until the page is idle, at most 2 s: a browser need not report it at all unless a limit is set. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

export { expect };

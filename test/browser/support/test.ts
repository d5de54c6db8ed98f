import { test as base, expect, type Page } from '@playwright/test';
import { NAME_HELPER } from '../../runner/browser';

/** What a page did that no page of this site may do. */
interface Misdeeds {
  /** Requests to another host. */
  readonly offsite: string[];
  /** Errors and warnings of the console, uncaught errors. */
  readonly complaints: string[];
}

interface SiteFixtures {
  /** Collected while the test runs; a test that expects some empties the list itself. */
  readonly misdeeds: Misdeeds;
}

/** What the browser says by itself and nobody can help; the last one is Playwright's clock, left in a context that is reused. */
const HARMLESS = [
  /Download the React DevTools/,
  /^download failed \(font-family: .* status=2152398850/,
  /^Cannot read properties of undefined \(reading 'controller'\)$/,
];

/**
 * Playwright's `test`, with two promises kept in every test: no request leaves this computer, and no page complains. Use it
 * in place of the original.
 */
export const test = base.extend<SiteFixtures>({
  misdeeds: [
    async ({ context }, use) => {
      const misdeeds: Misdeeds = { offsite: [], complaints: [] };
      await context.addInitScript(NAME_HELPER);
      // Listened to, not routed: that would switch the browser's cache off. No other host can be reached (BROWSER_FLAGS).
      context.on('requestfailed', (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        const isRefused = request.failure()?.errorText === 'csp';
        if (protocol.startsWith('http') && hostname !== 'localhost' && !isRefused)
          misdeeds.offsite.push(href);
      });
      context.on('page', (page) => listenTo(page, misdeeds.complaints));
      for (const page of context.pages()) listenTo(page, misdeeds.complaints);
      await use(misdeeds);
      await context.clearPermissions();
      expect(misdeeds.offsite, 'requests to another host').toEqual([]);
      expect(misdeeds.complaints, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Adds to a list what the page complains of from now on. */
export function listenTo(page: Page, complaints: string[]): void {
  const note = (text: string) => {
    if (!HARMLESS.some((pattern) => pattern.test(text))) complaints.push(`${page.url()}: ${text}`);
  };
  // Firefox tells of a font that a reload broke off now in this way, now in the other.
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
}

/** Resolves when React has taken the page over and everything on it works. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens an address and waits until it works. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

export { expect };

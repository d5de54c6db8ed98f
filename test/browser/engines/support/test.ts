import { test as base, expect } from '@playwright/test';
import { START } from './engines';
import type { Engine, EngineBrowser, Tab } from './tab';

interface WorkerFixtures {
  readonly engine: Engine;
  readonly browserOfEngine: EngineBrowser | undefined;
}

/** `tab`: a new tab of the project's engine. If the machine lacks the engine, the test is skipped and says what to install. */
export const test = base.extend<{ readonly tab: Tab }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await START[engine]();
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, browserOfEngine, baseURL }, use) => {
    test.skip(!browserOfEngine, `${engine} is not on this machine`);
    const tab = await browserOfEngine!.openTab(baseURL ?? '');
    await use(tab);
    await tab.close();
    expect(tab.problems ?? [], 'problems of the page').toEqual([]);
  },
});

export { expect };

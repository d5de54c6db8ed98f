import { test as base, expect } from '@playwright/test';
import { findChromium, findFirefox, findWebKit } from '../../../runner/browser';
import { startPlaywrightBrowser } from './playwrightBrowser';
import type { Engine, EngineBrowser, Tab } from './tab';
import { startWebKit } from './webkitBrowser';

interface WorkerFixtures {
  readonly engine: Engine;
  readonly browserOfEngine: EngineBrowser | undefined;
}

/** Starts the browser of an engine; undefined if this machine has none. */
function start(engine: Engine): Promise<EngineBrowser> | undefined {
  if (engine === 'webkit') {
    const found = findWebKit();
    return found && startWebKit(found);
  }
  const program = engine === 'chromium' ? findChromium() : findFirefox();
  return program === undefined ? undefined : startPlaywrightBrowser(engine, program);
}

/** `tab`: a new tab of the project's engine. If the machine lacks the engine, the test is skipped and says what to install. */
export const test = base.extend<{ readonly tab: Tab }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await start(engine);
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

import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from '../runner/browser';
import { ROOT } from '../runner/command';
import { ENGINES, type Engine } from './engines/support/tab';

/** `npm test` chooses a free port and makes the build; by hand: `FIREBASE_MODE=local INSPECT=1 OUT_DIR=dist-local npm run build` first. */
const port = Number(process.env.PREVIEW_PORT ?? 4173);
/** The built site under test. */
const folder = process.env.PREVIEW_DIR ?? 'dist-local';
const accounts = path.join(tmpdir(), `browser-tests-${port}.json`);
const executablePath = findChromium();

export default defineConfig<object, { readonly engine: Engine }>({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', String(port)),
  fullyParallel: true,
  workers: 2,
  // A second try for a machine that was busy with something else; the report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 860 },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    // WebKit first: two of its drivers that start at the same moment take each other's browser, so the others fill the cores.
    ...ENGINES.toReversed().map((engine) => ({
      name: engine,
      testMatch: 'engines/*.spec.ts',
      ...(engine === 'webkit' && { workers: 1 }),
      // At its end a pop-up is photographed, too, with a style sheet that its own policy refuses.
      use: { engine, screenshot: 'off' as const },
    })),
    { name: 'pages', testIgnore: 'engines/**' },
  ],
  webServer: {
    command: `rm -f "${accounts}" && node --import tsx test/preview/main.ts --port ${port} --dir ${folder} --data "${accounts}"`,
    cwd: ROOT,
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
  },
});

import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findHeadlessChromium } from '../runner/browser';
import { ROOT } from '../runner/command';
import { jobsAtOnce } from '../runner/cores';
import { ENGINES, type Engine } from './engines/support/tab';

/**
 * `npm test` chooses free ports and creates both builds. To run it manually, first `npm run build` and
 * `FIREBASE_MODE=local INSPECT=1 OUT_DIR=dist-local npm run build`.
 */
const port = Number(process.env.PREVIEW_PORT ?? 4173);
const publishedPort = Number(process.env.PUBLISHED_PORT ?? port + 1);
/** The build under test, with accounts and the inspector. */
const folder = process.env.PREVIEW_DIR ?? 'dist-local';
const accounts = path.join(tmpdir(), `browser-tests-${port}.json`);
const origin = (onPort: number) => `http://localhost:${onPort}`;
const executablePath = findHeadlessChromium();
/** Tests of the published build; all others need accounts. */
const PUBLISHED = ['site/smoke.spec.ts', 'site/offline.spec.ts'];
/** The README's pictures are taken on demand only. */
const PICTURES = process.env.UPDATE_SCREENSHOTS ? [] : ['site/screenshots.spec.ts'];

const ENGINE_SPECS: Readonly<Record<Engine, string>> = {
  // All other specs do the same jobs in Chromium: fill in, read a file, sign up, save every poster, print, work offline.
  chromium: 'engines/views.spec.ts',
  firefox: 'engines/*.spec.ts',
  // WebKit's driver can't print.
  webkit: 'engines/!(print).spec.ts',
};

export default defineConfig<object, { readonly engine: Engine }>({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', String(port)),
  fullyParallel: true,
  workers: jobsAtOnce(),
  // A retry in case the machine was busy; the report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // These end what hangs, also where the longest test, of less than a minute on two idle cores, takes four times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 60_000,
    baseURL: origin(port),
    viewport: { width: 1280, height: 860 },
    screenshot: 'only-on-failure',
    // A new context would take twice the time; support/test.ts clears what a test leaves behind.
    reuseContext: true,
    // A worker would answer in place of the routes of a test.
    serviceWorkers: 'block',
    launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    // WebKit starts first, because it has only one worker: two drivers that start at the same time mix up their browsers. The
    // other engines fill the cores.
    ...ENGINES.toReversed().map((engine) => ({
      name: engine,
      testMatch: ENGINE_SPECS[engine],
      ...(engine === 'webkit' && { workers: 1 }),
      // At the end of a test, a pop-up is captured, too, with a style sheet that its own policy blocks.
      use: { engine, screenshot: 'off' as const, serviceWorkers: 'allow' as const },
    })),
    { name: 'published', testMatch: PUBLISHED, use: { baseURL: origin(publishedPort) } },
    { name: 'pages', testIgnore: ['browser/engines/**', ...PUBLISHED, ...PICTURES] },
  ],
  webServer: [
    server(port, `rm -f "${accounts}" && ${preview(port, folder)} --data "${accounts}"`),
    server(publishedPort, preview(publishedPort, process.env.PUBLISHED_DIR ?? 'dist')),
  ],
});

function preview(onPort: number, dir: string): string {
  return `node --import tsx test/preview/main.ts --port ${onPort} --dir ${dir}`;
}

function server(onPort: number, command: string) {
  return { command, cwd: ROOT, url: `${origin(onPort)}/robots.txt`, reuseExistingServer: false };
}

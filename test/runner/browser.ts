import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runLocal } from './command';

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium. */
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without its window, where Debian has packed it by itself. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where they keep Firefox; of version 128 or later, which Playwright drives as it is. */
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** What it takes to run WebKit: WebDriver's server, the browser that it starts, and a screen to draw on. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const firstOf = (files: readonly string[]) => files.find((file) => existsSync(file));
const named = (file: string | undefined) => (file ? [file] : []);

/** A Chromium for the tests: one of the machine's, else the one Playwright has brought; undefined if there is none. */
export const findChromium = () =>
  firstOf([...named(process.env.CHROMIUM_PATH), ...CHROMIUMS, chromium.executablePath()]);

/**
 * What most tests run in: the same engine without the browser's own window loads a page in two thirds of the time. The whole
 * Chromium where there is none.
 */
export const findHeadlessChromium = () =>
  firstOf([...named(process.env.CHROMIUM_PATH), HEADLESS_SHELL]) ?? findChromium();

/** A Firefox for the tests, undefined if there is none. */
export const findFirefox = () => firstOf([...named(process.env.FIREFOX_PATH), ...FIREFOXES]);

/** WebKitGTK as Debian packs it (webkit2gtk-driver, xvfb); undefined if a part of it is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(
    ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  const screen = firstOf(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** The other engines, and what Debian calls the packages that bring them. */
const OTHER_ENGINES = [
  { name: 'Firefox', packages: 'firefox-esr', find: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', find: findWebKit },
];

/** A line for each engine that this machine can't test. */
export const missingEngines = (): readonly string[] =>
  OTHER_ENGINES.filter(({ find }) => find() === undefined).map(
    ({ name, packages }) =>
      `SKIPPED the tests in ${name}: it is not on this machine (apt-get install ${packages})`,
  );

/**
 * Finds a browser, or brings one: Debian's package where we may install packages, else Playwright's.
 * @throws Error with what was tried
 */
export async function ensureBrowser(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No browser for the tests yet: bringing one.');
  const tried: string[] = [];
  for (const attempt of attempts()) {
    tried.push((await attempt()).output.trim().split('\n').slice(-5).join('\n'));
    const brought = findChromium();
    if (brought !== undefined) return brought;
  }
  throw new Error(
    `There is no Chromium, and none could be brought. Set CHROMIUM_PATH to one.\n${tried.join('\n')}`,
  );
}

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-core'];

function attempts() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const debian = async () => {
    await run('apt-get', ['update', '-qq'], { env });
    return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
  };
  const playwright = () => runLocal('playwright', ['install', 'chromium']);
  return mayInstall ? [debian, playwright] : [playwright];
}

/** For every page that runs a test's functions: tsx and swc wrap them in a helper that does not exist inside the page. */
export const NAME_HELPER = 'globalThis.__name ??= (target) => target';

/** Quiet, offline, and able to run as root in a container. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // The headless shell's own choice, full, sets letters elsewhere than Chromium does.
  '--font-render-hinting=slight',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

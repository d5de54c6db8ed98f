import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runLocal } from './command';

/** Where Debian, Ubuntu, Fedora and macOS install Chromium. */
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without its window, which Debian packages separately. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where they install Firefox; Playwright can drive version 128 or later. */
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The programs to run WebKit: WebDriver's server, the browser that it starts, and a virtual screen. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const firstOf = (files: readonly string[]) => files.find((file) => existsSync(file));
const named = (file: string | undefined) => (file ? [file] : []);

/** A Chromium for the tests: an installed one, or Playwright's; undefined if there is none. */
export const findChromium = () =>
  firstOf([...named(process.env.CHROMIUM_PATH), ...CHROMIUMS, chromium.executablePath()]);

/**
 * The browser of most tests: the engine without a window, which loads a page in two thirds of the time, or else Chromium.
 */
export const findHeadlessChromium = () =>
  firstOf([...named(process.env.CHROMIUM_PATH), HEADLESS_SHELL]) ?? findChromium();

/** A Firefox for the tests, undefined if there is none. */
export const findFirefox = () => firstOf([...named(process.env.FIREFOX_PATH), ...FIREFOXES]);

/** WebKitGTK from Debian's packages (webkit2gtk-driver, xvfb); undefined if one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(
    ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  const screen = firstOf(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

const OTHER_ENGINES = [
  { name: 'Firefox', packages: 'firefox-esr', find: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', find: findWebKit },
];

/** A line for each engine that is not installed. */
export const missingEngines = (): readonly string[] =>
  OTHER_ENGINES.filter(({ find }) => find() === undefined).map(
    ({ name, packages }) => `SKIPPED the tests in ${name}: it is not installed (apt-get install ${packages})`,
  );

/**
 * Finds a browser, or installs one: Debian's package when run as root, otherwise Playwright's.
 * @throws Error with the output of the attempts
 */
export async function ensureBrowser(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No browser for the tests yet: installing one.');
  const tried: string[] = [];
  for (const attempt of attempts()) {
    tried.push((await attempt()).output.trim().split('\n').slice(-5).join('\n'));
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `There is no Chromium, and none could be installed. Set CHROMIUM_PATH to one.\n${tried.join('\n')}`,
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

/** For pages that run functions of a test: tsx and swc wrap them in a helper that doesn't exist in the page. */
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
  // The default of the headless shell, full, places letters differently from Chromium.
  '--font-render-hinting=slight',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runLocal } from './command';

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser for the tests: one of the machine's, else the one Playwright has brought; undefined if there is none. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  return [...(wanted ? [wanted] : []), ...INSTALLED, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

/**
 * Finds a browser, or brings one: Debian's package where we may install packages, else Playwright's.
 * @throws Error with what was tried
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No browser for the tests yet: bringing one.');
  const tried: string[] = [];
  for (const attempt of attempts()) {
    tried.push((await attempt()).output.trim().split('\n').slice(-5).join('\n'));
    const brought = findBrowser();
    if (brought !== undefined) return brought;
  }
  throw new Error(
    `There is no Chromium, and none could be brought. Set CHROMIUM_PATH to one.\n${tried.join('\n')}`,
  );
}

function attempts() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const debian = async () => {
    await run('apt-get', ['update', '-qq'], { env });
    return run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      { env },
    );
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
];

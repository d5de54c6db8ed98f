import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import sharp from 'sharp';
import { NAME_HELPER, type WebKitPrograms } from '../../../runner/browser';
import { delay, withinLimit } from '../../../../src/services/waiting';
import { freePort } from '../../../runner/listen';
import { BLANK, setSession } from '../../support/session';
import type { Control, EngineBrowser, PageWork, Tab } from './tab';
import { FINDER, lookUp, mark, plain, shows } from './webkitPage';

/** How long the driver waits for a page, a script and a control, in ms. */
const PATIENCE_MS = 30_000;
const ASK_AGAIN_MS = 30;
/** How long a window may take to open before another press, in ms. */
const PRESS_AGAIN_MS = 3000;
/** Number of outdated pictures after which the window is painted anew. */
const REPAINT_AFTER = 10;
/** `quit()` never resolves if the browser hangs. */
const QUIT_MS = 5_000;

/** WebDriver's codes for keys, by Playwright's names. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** The browser's toolbar is 447 px wide by default, but a phone's window is narrower. */
const NARROW_TOOL_BAR = 'button, entry { min-width: 0; padding: 0; margin: 0; }';

/** Renders text like phones: with subpixel positions, not hinted to whole pixels. */
const LETTERS = 'Xft.hinting: 0\nXft.hintstyle: hintnone\n';

/** WebKitGTK, which only its own WebDriver server can drive, without access to console, printing or downloads. */
export async function startWebKit(programs: WebKitPrograms): Promise<EngineBrowser> {
  const config = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(config, 'gtk-3.0'));
  await writeFile(path.join(config, 'gtk-3.0/gtk.css'), NARROW_TOOL_BAR);
  await writeFile(path.join(config, 'xresources'), LETTERS);
  const port = await freePort();
  // Also used as the number of its display.
  const display = `:${port}`;
  const screen = spawn(programs.screen, [display, '-noreset', '-screen', '0', '1400x2600x24'], {
    stdio: 'ignore',
  });
  await available(`/tmp/.X11-unix/X${port}`);
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XENVIRONMENT: path.join(config, 'xresources'),
      XDG_CONFIG_HOME: config,
      XDG_RUNTIME_DIR: config,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that a container doesn't give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await available(`${address}/status`);
  return {
    async openTab(origin) {
      const wanted = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      });
      const driver = await new Builder().usingServer(address).withCapabilities(wanted).build();
      await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
      return createTab(driver, origin, () => withinLimit(driver.quit(), QUIT_MS));
    },
    async close() {
      for (const child of [server, screen]) child.kill('SIGKILL');
      await rm(config, { recursive: true, force: true });
    },
  };
}

/** Resolves when a file exists or a server responds. @throws Error if that takes longer than 10 s */
async function available(place: string): Promise<void> {
  const isThere = () =>
    place.startsWith('http')
      ? fetch(place).then(
          ({ ok }) => ok,
          () => false,
        )
      : existsSync(place);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isThere()) return;
    await delay(100);
  }
  throw new Error(`WebKit can't be driven: ${place} did not appear.`);
}

function createTab(driver: WebDriver, origin: string, close: () => Promise<unknown>): Tab {
  const run = async <Result, Arg>(work: PageWork<Arg, Result>, arg?: Arg) => {
    const script = `${NAME_HELPER}; return (${String(work)})(arguments[0])`;
    const answer = await withinLimit(driver.executeScript<Result>(script, arg), PATIENCE_MS);
    // A script without a result answers null.
    if (answer === undefined) throw new Error('The driver has lost the answer of a script.');
    return answer;
  };
  const until = <Answer>(ask: () => Promise<Answer>, doing: string) =>
    driver.wait(ask, PATIENCE_MS, doing, ASK_AGAIN_MS) as Promise<NonNullable<Answer>>;
  const find = (control: Control): Promise<WebElement> =>
    until(
      async () => {
        if (!(await run(() => 'TestingLibraryDom' in window))) await driver.executeScript(FINDER);
        return run(lookUp, plain(control)) as unknown as Promise<WebElement | null>;
      },
      `Looking for ${JSON.stringify(plain(control))}`,
    );
  /** Scrolls a control to the middle, because WebKit would scroll it under the bars at the window's edges. */
  const reach = async (control: Control): Promise<WebElement> => {
    const element = await find(control);
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  };
  const ready = () =>
    until(
      () => run(() => document.documentElement.hasAttribute('data-ready')),
      'Waiting for the page to work',
    );
  const repaint = async () => {
    const size = await run(() => ({ width: innerWidth, height: innerHeight }));
    await tab.resize({ ...size, height: size.height - 1 });
    await tab.resize(size);
  };
  const tab: Tab = {
    run,
    problems: undefined,
    async open(address, session) {
      if (session) {
        await driver.get(origin + BLANK);
        await run(setSession, session);
      }
      await driver.get(origin + address);
      await ready();
    },
    // Like Playwright's click, this waits until the control can be pressed.
    async press(control) {
      const found = await reach(control);
      const isEnabled = async () => (await found.getAttribute('aria-disabled')) !== 'true';
      await until(isEnabled, 'Waiting for a control to be enabled');
      await found.click();
    },
    async type(control, text) {
      const field = await reach(control);
      await field.click();
      await driver.executeScript('arguments[0].select()', field);
      await field.sendKeys(text);
    },
    key: (name) =>
      driver
        .actions()
        .sendKeys(KEYS[name] ?? name)
        .perform(),
    async resize(size) {
      const window = driver.manage().window();
      const toolBar = await run(() => outerHeight - innerHeight);
      await window.setRect({ x: 0, y: 0, width: size.width, height: size.height + toolBar });
      // The window grows only after the call has returned.
      await until(
        () => run(({ width, height }) => innerWidth === width && innerHeight === height, size),
        `Waiting for a window of ${size.width} × ${size.height}`,
      );
    },
    print: undefined,
    async photograph(area) {
      const current = await mark(run);
      let outdated = 0;
      const picture = await until(async () => {
        const shot = Buffer.from(await driver.takeScreenshot(), 'base64');
        if (await shows(shot, current)) return shot;
        outdated += 1;
        // WebKit sometimes stops painting; a window of another size has to be painted anew.
        if (outdated % REPAINT_AFTER === 0) await repaint();
        return undefined;
      }, 'Waiting for a picture of the page as it is now');
      // The driver's own screenshots of an element show the wrong part of the page.
      return sharp(picture).extract(area).png({ compressionLevel: 0 }).toBuffer();
    },
    async inPopup(press, work) {
      const [own] = await driver.getAllWindowHandles();
      const newWindow = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== own);
      // If it is too early for the page to open a window, the page asks to press again.
      const opened = await until(async () => {
        await press();
        return driver.wait(newWindow, PRESS_AGAIN_MS).catch(() => undefined);
      }, 'Waiting for a window to open');
      await driver.switchTo().window(opened);
      await work(tab);
      await driver.switchTo().window(own!);
    },
    async close() {
      await close();
    },
  };
  return tab;
}

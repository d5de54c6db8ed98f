import { chromium, firefox, type Locator, type Page } from '@playwright/test';
import { BROWSER_FLAGS, NAME_HELPER } from '../../../runner/browser';
import { openWith } from '../../support/session';
import { listenTo, open } from '../../support/test';
import type { Control, EngineBrowser, PageWork, Tab } from './tab';

/** Chromium, and the official Firefox, because Debian doesn't have Playwright's patched one. */
const LAUNCH = {
  chromium: (executablePath: string) => chromium.launch({ executablePath, args: [...BROWSER_FLAGS] }),
  firefox: (executablePath: string) => firefox.launch({ executablePath, channel: 'moz-firefox' }),
};

export async function startPlaywrightBrowser(
  engine: keyof typeof LAUNCH,
  executablePath: string,
): Promise<EngineBrowser> {
  const browser = await LAUNCH[engine](executablePath);
  return {
    async openTab(origin) {
      const context = await browser.newContext({ baseURL: origin });
      await context.addInitScript(NAME_HELPER);
      return createTab(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page, close: () => Promise<void>): Tab {
  const problems: string[] = [];
  listenTo(page, problems);
  const find = (control: Control): Locator =>
    'label' in control
      ? page.getByLabel(control.label, { exact: true })
      : page.getByRole(control.role, { name: control.name, exact: true });
  return {
    problems,
    async open(address, session) {
      await (session ? openWith(page, session, address) : open(page, address));
    },
    run: <Result, Arg>(work: PageWork<Arg, Result>, arg?: Arg) =>
      page.evaluate(work as PageWork<unknown, Result>, arg),
    press: (control) => find(control).click(),
    async type(control, text) {
      // Over BiDi, fill() bypasses React's value tracking, so the page doesn't notice it.
      await find(control).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    key: (name) => page.keyboard.press(name),
    resize: (size) => page.setViewportSize(size),
    async photograph({ left: x, top: y, width, height }) {
      const before = problems.length;
      const picture = await page.screenshot({ clip: { x, y, width, height } });
      problems.length = before; // The forms' frames block a style sheet that Playwright adds for the screenshot.
      return picture;
    },
    // A4: Firefox takes these inches for centimetres.
    print: () =>
      page.pdf({ preferCSSPageSize: true, printBackground: true, width: '21in', height: '29.7in' }),
    async inPopup(press, work) {
      const opening = page.waitForEvent('popup');
      await press();
      const popup = await opening;
      await work(createTab(popup, () => popup.close()));
    },
    close,
  };
}

import type { Page, ViewportSize } from '@playwright/test';
import { axeFaults } from './axe';
import { hiddenFocusFaults, motionFaults, smallTargetFaults } from './controls';
import { sidewaysFaults, spaceText, textFaults } from './layout';

export const DESK = { width: 1280, height: 860 };
export const PHONE = { width: 360, height: 780 };

interface Window {
  readonly name: string;
  readonly size: ViewportSize;
  /** By default, the previous window's. */
  readonly colorScheme?: 'dark';
  /** The checks to run in it; each returns its faults. */
  readonly checks: readonly ((page: Page) => Promise<readonly string[]>)[];
}

const AT_DESK: Window = {
  name: 'desk, light',
  size: DESK,
  checks: [axeFaults, sidewaysFaults, hiddenFocusFaults],
};

const IN_HAND: readonly Window[] = [
  {
    name: 'phone, dark',
    size: PHONE,
    colorScheme: 'dark',
    checks: [axeFaults, sidewaysFaults, smallTargetFaults],
  },
  // 1280 × 1024 px at 400 %.
  { name: '400 %', size: { width: 320, height: 256 }, checks: [sidewaysFaults, hiddenFocusFaults] },
  {
    name: '320 px',
    size: { width: 320, height: 640 },
    checks: [sidewaysFaults, textFaults, hiddenFocusFaults],
  },
];

/**
 * Runs all checks of the current state of a page, in light colours and with reduced motion: one visit serves all checks.
 * @returns faults by window, without those that have none
 */
export async function inspect(page: Page, isOfPhone = false): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const look = async (where: string, checks: Window['checks']) => {
    for (const check of checks) {
      const found = await check(page);
      if (found.length > 0) faults[where] = [...(faults[where] ?? []), ...found];
    }
  };
  await look('still', [motionFaults]);
  for (const { name, size, colorScheme, checks } of isOfPhone ? IN_HAND : [AT_DESK, ...IN_HAND]) {
    await page.setViewportSize(size);
    // What a sticky bar covers depends on how far the window before was scrolled.
    await page.evaluate(() => scrollTo(0, 0));
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await look(name, checks);
  }
  const unspace = await spaceText(page);
  await look('320 px, spaced text', [sidewaysFaults, textFaults]);
  await unspace();
  return faults;
}

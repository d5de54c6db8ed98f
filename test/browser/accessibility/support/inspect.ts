import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { hiddenFocusFaults, motionFaults, smallTargetFaults } from './controls';
import { sidewaysFaults, spaceText, textFaults } from './layout';

const DESK = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };
const SMALL_PHONE = { width: 320, height: 640 };
/** 1280 × 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** The window in which a state exists. */
export type Room = 'any' | 'desk' | 'phone';

/** Faults by the window they were seen in; no key where there are none. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/** Everything that can be seen wrong with a page as it stands, for a visitor who asked for no motion: one visit serves all checks. */
export async function inspect(page: Page, room: Room = 'any'): Promise<Faults> {
  const faults: Record<string, string[]> = {};
  const note = (where: string, found: readonly string[]) => {
    if (found.length > 0) faults[where] = [...(faults[where] ?? []), ...found];
  };
  note('still', await motionFaults(page));
  if (room !== 'phone') {
    await page.setViewportSize(DESK);
    note('desk, light', await axeFaults(page));
    note('desk', [...(await sidewaysFaults(page)), ...(await hiddenFocusFaults(page))]);
  }
  if (room !== 'desk') {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    note('phone, dark', await axeFaults(page));
    note('phone', [...(await sidewaysFaults(page)), ...(await smallTargetFaults(page))]);
  }
  await page.setViewportSize(ZOOMED);
  note('400 %', [...(await sidewaysFaults(page)), ...(await hiddenFocusFaults(page))]);
  await page.setViewportSize(SMALL_PHONE);
  note('320 px', [
    ...(await sidewaysFaults(page)),
    ...(await textFaults(page)),
    ...(await hiddenFocusFaults(page)),
  ]);
  const unspace = await spaceText(page);
  note('320 px, spaced text', [...(await sidewaysFaults(page)), ...(await textFaults(page))]);
  await unspace();
  return faults;
}

import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';

/** More presses than any page has controls: who needs more has come into a trap. */
const MOST_PRESSES = 120;

/** Has it the focus, and a ring that shows it? The ring may stand around the box of a field or beside a hidden radio. */
const focusOf = (control: Locator) =>
  control.evaluate((element) => {
    if (element !== document.activeElement) return 'elsewhere';
    const bearers = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    const hasRing = bearers.some((bearer) => {
      if (!bearer) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(bearer);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return hasRing ? 'ringed' : 'bare';
  });

/**
 * Presses Tab, or Shift+Tab, until the control has the focus, and sees that it shows.
 * @throws Error where Tab never comes there
 */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(control);
    if (focus === 'elsewhere') continue;
    expect(focus, 'the ring of the focus').toBe('ringed');
    return;
  }
  throw new Error(`Tab never came to ${control.toString()}.`);
}

/** Comes to a control by Tab and presses it. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Comes to a field by Tab and types over what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';

/** More presses than any page has controls; needing more means a focus trap. */
const MOST_PRESSES = 120;

/** Whether it has the focus and a visible ring, which may be around the box of a field or beside a hidden radio. */
const focusOf = (control: ElementHandle<HTMLElement | SVGElement>) =>
  control.evaluate((element) => {
    if (element !== document.activeElement) return 'elsewhere';
    const candidates = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    const hasRing = candidates.some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return hasRing ? 'ringed' : 'bare';
  });

/**
 * Presses Tab, or Shift+Tab, until the control has the focus, and checks that it is visible.
 * @throws Error if Tab never reaches it
 */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Once, because finding a control by its role takes longer than everything else here.
  const found = await control.elementHandle();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(found);
    if (focus === 'elsewhere') continue;
    expect(focus, 'focus ring').toBe('ringed');
    return;
  }
  throw new Error(`Tab never reached ${control.toString()}.`);
}

/** Moves to a control with Tab and presses Enter. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Moves to a field with Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

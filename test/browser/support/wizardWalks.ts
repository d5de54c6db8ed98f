import type { CDPSession, Page } from '@playwright/test';
import { RESUME_STEPS, RESUME_VARIANTS, type ResumeStop } from '../../../src/domain/resume/variants';
import { next } from './fillResume';

/** From the gallery through every step of a filled wizard A to its preview, and back to the gallery. @param name typed */
export async function walkThroughWizard(page: Page, name: string): Promise<void> {
  const [first, ...others] = RESUME_VARIANTS.a;
  const arrive = (stop: ResumeStop) => page.locator(`[data-state="${stop}"] h2[tabindex]`).waitFor();
  const edit = page.getByRole('link', { name: 'Edit Template 1' });
  await edit.click();
  const rail = page.getByRole('navigation', { name: 'Steps' }).getByRole('list');
  await rail.getByText(RESUME_STEPS[first].title).click();
  await arrive(first);
  await page.getByLabel('Full name', { exact: true }).fill(name);
  for (const stop of [...others, 'preview'] as const) {
    await next(page);
    await arrive(stop);
  }
  await page.getByRole('link', { name: 'All templates' }).click();
  await edit.waitFor();
}

/** What a page holds after a garbage collection: bytes of scripts, nodes, also detached ones, and listeners. */
export async function heldBy(devTools: CDPSession) {
  // Some objects are released only after the finalizers of the collection before.
  for (let turn = 0; turn < 3; turn += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

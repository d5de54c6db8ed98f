import type { Page } from '@playwright/test';
import { isPremiumTemplate } from '../../../src/domain/access';
import { RESUME_TEMPLATES, type ResumeVariant } from '../../../src/domain/resume/variants';
import { resumeAddress } from '../../../src/features/resume/addresses';
import { sessionOf, type ResumeTab } from '../../fixtures/resumeSession';
import { newEmail, signUp } from './accounts';
import { openWith } from './session';

export { sampleResume, sessionOf } from '../../fixtures/resumeSession';

/** Opens the editor of a variant in a tab with a resume. Templates 3 and 4 need a signed-in visitor: see `signInFor`. */
export const openResume = (page: Page, tab: ResumeTab): Promise<void> =>
  openWith(page, sessionOf(tab), resumeAddress(tab.variant));

/** Waits until the open pages are laid out with every font they need. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn(); // Layout requests the fonts, which move every break when they arrive.
    await document.fonts.ready;
    await drawn();
  });

/** Signs up a new visitor if the variant requires it. */
export async function signInFor(page: Page, variant: ResumeVariant): Promise<void> {
  if (isPremiumTemplate(RESUME_TEMPLATES[variant].template)) await signUp(page, newEmail());
}

import { movedBoxes } from '../support/styleOrder';
import { templatesSession } from '../support/posters';
import { sampleResume, sessionOf } from '../support/resumeTab';
import { openWith } from '../support/session';
import { expect, test } from '../support/test';

const resumeAt = (stop: 'work' | 'preview') => sessionOf({ variant: 'a', resume: sampleResume('a'), stop });

// The pages as they open are compared by firstView.spec.ts.
test('every tool looks and prints the same in use, whichever pages were visited before', async ({ page }) => {
  const POSTER = 'main [role="img"]';
  for (const [address, session, shows] of [
    ['/diwali', {}, POSTER],
    ['/resume?template=1', resumeAt('work'), '[data-entry]'],
    ['/resume?template=1', resumeAt('preview'), '[data-resume-sheet="1"]'],
    ['/diwali', await templatesSession({ flow: 'diwali' }), POSTER],
    ['/gym', await templatesSession({ flow: 'gym' }), POSTER],
  ] as const) {
    await openWith(page, session, address);
    await expect(page.locator(shows).first()).toBeAttached();
    expect.soft(await movedBoxes(page), address).toEqual({});
  }
});

import { expect, test } from '../support/test';
import { inspect } from './support/inspect';
import { outlineFaults, readOutline } from './support/outline';
import { POSTER_STATES } from './support/posterStates';
import { RESUME_STATES } from './support/resumeStates';
import { SHELL_STATES } from './support/shellStates';

/** What Chromium itself says of the answers that some states are made of. */
const EXPECTED_COMPLAINTS = /400 \(Bad Request\)|404 \(Not Found\)|ERR_FAILED|ChunkLoadError|Loading chunk/;

// Many checks in one visit.
test.describe.configure({ timeout: 90_000 });

/** What a visitor can come upon besides the pages as they open. */
for (const { name, room, reach } of [...SHELL_STATES, ...RESUME_STATES, ...POSTER_STATES]) {
  test(`${name}: sound in every window, colour scheme and text spacing`, async ({ page, misdeeds }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page);
    // A modal dialog hides the page from the tree, its outline with it; on a phone the menu is closed.
    if (room !== 'phone' && (await page.getByRole('dialog').count()) === 0)
      expect(outlineFaults(await readOutline(page)), 'outline').toEqual([]);
    const complaints = misdeeds.complaints.splice(0);
    expect(await inspect(page, room)).toEqual({});
    expect(complaints.filter((text) => !EXPECTED_COMPLAINTS.test(text))).toEqual([]);
  });
}

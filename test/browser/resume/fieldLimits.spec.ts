import { emptyResume } from '../../../src/domain/resume/resume';
import { openResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

test('10,000 pasted or filled characters are cut at 300, and the field says how many were left out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResume(page, { variant: 'a', resume: emptyResume(), stop: 'personal' });
  const box = page.getByLabel('Description', { exact: true });
  const sentence = 'Cut at 300 characters; the other 9,700 were left out';
  await page.evaluate(() => navigator.clipboard.writeText('ab cd'.repeat(2000)));
  await box.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(box).toHaveValue('ab cd'.repeat(60));
  await expect(box).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(page.getByText('300/300')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText(sentence)).toHaveCount(0);
  await box.fill('x'.repeat(10_000));
  await expect(box).toHaveValue('x'.repeat(300));
  await expect(page.getByText(sentence).first()).toBeVisible();
});

import type { ResumeData } from '../../../src/domain/resume/entities';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

/** Farhan's resume, with an address that the narrow column breaks after "/in/". */
function brokenAddress(): ResumeData {
  const resume = sampleResume('b');
  return {
    ...resume,
    personalInfo: { ...resume.personalInfo, linkedIn: 'linkedin.com/in/aarti-deshmukh-ca' },
  };
}

for (const width of [1280, 360]) {
  test(`a finding leads to its field, and the counts follow each fix, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await openResume(page, { variant: 'b', resume: brokenAddress() });
    await page.getByRole('heading', { name: 'One page, one thing to fix' }).getByRole('button').click();
    await expect(page.getByRole('tab', { name: /^System/, selected: true })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'to fix' })).toContainText('1 to fix');
    await page.getByRole('button', { name: 'Personal, LinkedIn' }).click();
    const field = page.getByRole('textbox', { name: 'LinkedIn' });
    await expect(field).toBeFocused();
    if (width < 1024) return;
    await field.fill('linkedin.com/in/farhan');
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await expect(page.getByRole('heading', { name: 'One page, nothing found to fix' })).toBeVisible();
  });
}

test('a job ad is matched without a request, and highlighted on the sheet until it is cleared', async ({
  page,
}) => {
  await openResume(page, { variant: 'b', resume: sampleResume('b') });
  await page.getByRole('tab', { name: 'Keyword match' }).click();
  const box = page.getByRole('textbox', { name: 'Job ad' });
  await expect(box).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await box.fill('Usability testing, our design system in Figma, React and TypeScript, field research');
  const marked = () => page.evaluate(() => CSS.highlights.get('resume-keyword')?.size ?? 0);
  await expect.poll(marked).toBeGreaterThan(3);
  // The rest of the tool's own code may load in idle time.
  expect(requests.filter((url) => !url.endsWith('.js'))).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(marked).toBe(0);
});

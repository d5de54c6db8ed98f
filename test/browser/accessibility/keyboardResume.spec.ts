import type { Page } from '@playwright/test';
import { COMPANY, stepTitle } from '../support/fillResume';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';
import { pressOn, tabTo, typeInto } from './support/keyboard';

const entry = (page: Page, index: number) => page.locator('[data-entry]').nth(index);

/** The texts to type, by the labels of the fields from top to bottom. */
const PERSONAL = {
  'Full name': 'Asha Rao',
  Title: 'Engineer',
  'E-mail': 'asha@example.com',
  Description: 'I build ledgers.',
};
const JOB = {
  [COMPANY]: 'Kaveri Payments',
  Position: 'Engineer',
  Location: 'Pune',
  Start: 'May 2019',
  End: 'Present',
  'What you did': 'Led the ledger.',
};

async function typeAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values))
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
}

test.describe('the resume builder by keyboard alone', () => {
  test('a template is chosen, two steps are filled in, and list entries are added, sorted and removed', async ({
    page,
  }) => {
    await open(page, '/resume');
    await pressOn(page, page.getByRole('link', { name: 'Edit Template 1' }));
    await expect(page.getByLabel('Full name')).toBeVisible();
    await typeAll(page, PERSONAL);
    await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }));
    await stepTitle(page, 'Work experience');
    await typeAll(page, JOB);
    await pressOn(page, page.getByRole('button', { name: /^Add another/ }));
    await expect(entry(page, 1).getByLabel(COMPANY)).toBeFocused();
    await page.keyboard.type('Tarangini Logistics');
    await typeInto(page, entry(page, 1).getByLabel('Position'), 'Team Lead');

    await tabTo(page, page.getByRole('button', { name: 'Move Team Lead up' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(entry(page, 0)).toHaveAccessibleName('Team Lead');
    await expect(entry(page, 1)).toHaveAccessibleName(JOB.Position);
    await pressOn(page, page.getByRole('button', { name: 'Remove Team Lead' }));
    await expect(page.locator('[data-entry]')).toHaveCount(1);
    await expect(page.locator(':focus')).not.toHaveCount(0);
    await expect(entry(page, 0).getByLabel(COMPANY)).toHaveValue('Kaveri Payments');
  });

  test('the rail leads back, and the last step to the preview and its print dialog', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = document.title;
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'interests' });
    const rail = page.getByRole('navigation', { name: 'Steps' });
    await pressOn(page, rail.getByRole('button', { name: 'Education (done)' }));
    await stepTitle(page, 'Education');
    await pressOn(page, rail.getByRole('button', { name: /^Interests/ }));
    await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }));
    const download = page.getByRole('button', { name: 'DOWNLOAD' });
    await pressOn(page, download);
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'Ananya Raghunathan — Resume');
    await expect(download).toBeFocused();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    // Over the design to the review.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel')).toContainText('What a recruiter’s system sees');
  });
});

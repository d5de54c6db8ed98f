import { readReport, sessionOf } from '../../fixtures/report';
import { openWith } from '../support/session';
import { expect, test } from '../support/test';

test('a bug report recorded with Redux DevTools opens like its tab after a reload', async ({ page }) => {
  const report = readReport('resume-b-two-pages');
  await openWith(page, sessionOf(report), report.address);
  await expect(page.locator('[data-flow="resumeB"]').first()).toHaveAttribute('data-state', 'preview');
  const sheets = page.locator('[data-resume-sheet]');
  await expect(sheets.last()).toHaveAttribute('data-resume-sheet', '2');
  await expect(sheets.first()).toContainText('Kavya Menon');
});

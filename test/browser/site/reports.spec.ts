import type { Page } from '@playwright/test';
import { readReport, sessionOf } from '../../fixtures/report';
import { openWith } from '../support/session';
import { expect, test } from '../support/test';

/** Bug reports recorded with Redux DevTools, opened as the tab stood after a reload. */
async function openReport(page: Page, name: string): Promise<void> {
  const report = readReport(name);
  await openWith(page, sessionOf(report), report.address);
}

test('the long job of the report stands on two sheets of variant B', async ({ page }) => {
  await openReport(page, 'resume-b-two-pages');
  await expect(page.locator('[data-flow="resumeB"]').first()).toHaveAttribute('data-state', 'preview');
  const sheets = page.locator('[data-resume-sheet]');
  await expect(sheets.last()).toHaveAttribute('data-resume-sheet', '2');
  await expect(sheets.first()).toContainText('Kavya Menon');
});

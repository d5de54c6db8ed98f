import { readReport, sessionOf } from '../fixtures/report';
import { main } from './support/accounts';
import { expect, open, test } from './support/test';

/** Bug reports recorded with Redux DevTools, opened as the tab stood after a reload. */
const opened = (name: string) => {
  const report = readReport(name);
  return { report, keys: Object.entries(sessionOf(report)) };
};

test('the long job of the report stands on two sheets of variant B', async ({ page }) => {
  const { report, keys } = opened('resume-b-two-pages');
  await page.addInitScript(
    (pairs) => pairs.forEach(([key, text]) => sessionStorage.setItem(key, text)),
    keys,
  );
  await open(page, report.address);
  await expect(page.locator('[data-flow="resumeB"]').first()).toHaveAttribute('data-state', 'preview');
  const sheets = page.locator('[data-resume-sheet]');
  await expect(sheets.last()).toHaveAttribute('data-resume-sheet', '2');
  await expect(sheets.first()).toContainText('Kavya Menon');
});

test('the gym poster of the report is chosen and can be downloaded', async ({ page }) => {
  const { report, keys } = opened('gym-poster-failed');
  await page.addInitScript(
    (pairs) => pairs.forEach(([key, text]) => sessionStorage.setItem(key, text)),
    keys,
  );
  await open(page, report.address);
  await expect(main(page).getByRole('button', { name: /Download Image/ })).toBeVisible();
});

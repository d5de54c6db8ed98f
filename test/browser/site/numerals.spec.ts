import { main } from '../support/accounts';
import { expect, open, test } from '../support/test';

test('a numeral stands in the words only where it stands in the drawing beside them, and its mark moves no field', async ({
  page,
}) => {
  const drawn = main(page).locator('svg text').filter({ hasText: /^10$/ });
  const inForm = main(page).locator('form').getByText('10', { exact: true });
  const explained = main(page).getByText('Each number marks a part of the poster.');
  for (const [path, words] of [
    ['/resume', [main(page).getByText('(10)')]],
    ['/diwali', [inForm, explained]],
  ] as const) {
    await open(page, path);
    await expect(drawn).toBeVisible();
    for (const width of [1280, 1239, 1023, 360]) {
      await page.setViewportSize({ width, height: 860 });
      const isDrawn = await drawn.isVisible();
      for (const one of words) await expect(one, `${path} at ${width} px`).toBeVisible({ visible: isDrawn });
    }
    await page.setViewportSize({ width: 1280, height: 860 });
  }
  const below = page.getByLabel('Phone number', { exact: true });
  const before = await below.boundingBox();
  await page.getByLabel('Company name').focus();
  await expect(inForm).toHaveCSS('padding-bottom', '4px');
  expect(await below.boundingBox()).toEqual(before);
});

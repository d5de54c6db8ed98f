import { nav, toast } from '../support/accounts';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, test } from '../support/test';

test('three toasts cover little more than one, and part when they are pointed at, the newest staying in its place', async ({
  page,
}) => {
  await page.clock.install();
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'work' });
  // Held, or a toast could close by itself before all three are there.
  await page.clock.pauseAt(Date.now() + 60_000);
  const remove = page.getByRole('button', { name: /^Remove/ });
  for (const left of [2, 1, 0]) {
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  const stack = page.locator('.notistack-SnackbarContainer');
  const newest = toast(page, 'Software Engineer removed');
  const excess = async () => (await stack.boundingBox())!.height - (await newest.boundingBox())!.height;
  await expect.poll(excess).toBeLessThan(40);
  const { y } = (await newest.boundingBox())!;
  await newest.hover();
  await expect.poll(excess).toBeGreaterThan(140);
  expect((await newest.boundingBox())!.y).toBe(y);
  await toast(page, 'Senior Backend Engineer removed').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Senior Backend Engineer' })).toBeVisible();
});

test('a toast covers nothing of the navbar that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'interests' });
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter');
  const message = toast(page, 'removed');
  await expect(message).toBeVisible();
  const login = nav(page).getByRole('link', { name: 'Login' });
  await login.focus();
  const { y, height } = (await login.boundingBox())!;
  await expect.poll(async () => (await message.boundingBox())!.y).toBeGreaterThan(y + height);
});

test('a toast dragged by less than 80 % of its width springs back, by more it closes', async ({ page }) => {
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'interests' });
  const card = toast(page, 'removed').locator('[data-dragging]');
  const drag = async (share: number) => {
    // Waits until the card has arrived.
    await card.hover({ position: { x: 60, y: 8 } });
    const { x, y, width } = (await card.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + 60 + width * share, y + 8, { steps: 4 });
    await expect.poll(async () => (await card.boundingBox())!.x).toBeCloseTo(x + width * share, 0);
    await page.mouse.up();
    return x;
  };
  for (const way of [1, -1]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const x = await drag(0.79 * way);
    await expect.poll(async () => (await card.boundingBox())?.x, { intervals: [50] }).toBe(x);
    await drag(0.81 * way);
    await expect(card).toHaveCount(0);
  }
});

import type { Page } from '@playwright/test';
import { openTemplates } from '../support/posters';
import { expect, test } from '../support/test';

/** What the fake share sheet received. */
interface Handed {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

declare global {
  interface Window {
    handed: Handed[];
  }
}

/** Gives the page a share sheet with these results in order: names of the browser's errors, or null for success. */
async function withShareSheet(page: Page, answers: readonly (string | null)[]): Promise<void> {
  await page.addInitScript((all) => {
    const left = [...all];
    window.handed = [];
    navigator.canShare = ({ files } = {}) => files?.every(({ type }) => type === 'image/jpeg') ?? false;
    navigator.share = ({ files = [] } = {}) => {
      window.handed.push(...files.map(({ name, type, size }) => ({ name, type, size })));
      const answer = left.shift() ?? null;
      return answer === null ? Promise.resolve() : Promise.reject(new DOMException('', answer));
    };
  }, answers);
}

const share = (page: Page) => page.getByRole('button', { name: 'Share: template 1' });

test('Share uses the picture that was drawn ahead, immediately if the first press was too long ago', async ({
  page,
}) => {
  await withShareSheet(page, ['NotAllowedError', null]);
  const drawing = page.waitForRequest(/posterExport/);
  await openTemplates(page, { flow: 'diwali' });
  await drawing;
  for (const button of await page.getByRole('button', { name: /^(Download Image|Share)/ }).all())
    await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(page.getByText(/of 4$/)).toHaveCount(0);
  await expect(page.locator('[data-poster="diwali-1"]')).toHaveCount(1);
  // There is no other way to send it.
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Copy picture/ })).toHaveCount(0);

  await share(page).click();
  await expect(page.getByText('The picture is ready. Press Share again.')).toBeVisible();
  const handed = await share(page).evaluate(async (button: HTMLElement) => {
    button.click();
    // A browser honours a press until the next frame is drawn.
    await new Promise(requestAnimationFrame);
    return window.handed.slice(1);
  });
  expect(handed).toEqual([
    { name: 'downloaded-image.jpg', type: 'image/jpeg', size: expect.any(Number) as unknown },
  ]);
  expect(handed[0]?.size).toBeGreaterThan(50_000);
  await expect(page.getByText('Shared', { exact: true })).toBeVisible();

  // On a phone it is only an icon, with a name for screen readers.
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await share(page).boundingBox();
  expect(box?.width).toBeLessThan(64);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('on a device without a share sheet the picture can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTemplates(page, { flow: 'diwali' });
  await expect(share(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy picture: template 1' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item!.getType('image/png'));
    return { width, height };
  });
  expect(size).toEqual({ width: 1080, height: 1080 });
});

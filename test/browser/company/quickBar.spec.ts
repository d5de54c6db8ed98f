import { expect, open, test } from '../support/test';

/**
 * Runs in the page: scrolls down in steps too small to skip a control. @returns how often the quick bar could be pressed, and
 * where it covered a control
 */
async function scrollDown() {
  const bar = document.querySelector<HTMLElement>('[aria-label="Quick links"]')!;
  // The bar lets presses through while it fades out.
  const isShown = () => getComputedStyle(bar).pointerEvents !== 'none';
  const isCovering = () => {
    const box = bar.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input')].some((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return !bar.contains(control) && !isApart;
    });
  };
  let shown = 0;
  const covered: number[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 97) {
    window.scrollTo(0, top);
    // The bar notices the scroll in the next frame, and reacts in the one after, or later on a busy machine.
    for (let frame = 0; frame < 2 || (frame < 20 && isShown() && isCovering()); frame += 1)
      await new Promise(requestAnimationFrame);
    if (!isShown()) continue;
    shown += 1;
    if (isCovering()) covered.push(top);
  }
  return { shown, covered };
}

test('the quick bar covers no control on the way down a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // Parts of the page that move while they appear may end up under it until the next scroll.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const { shown, covered } = await page.evaluate(scrollDown);
  expect(shown).toBeGreaterThan(3);
  expect(covered).toEqual([]);
});

import type { Page } from '@playwright/test';

/** The page's cumulative layout shift so far. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Two frames: the last one, and its report.
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    const values = shifts.takeRecords().map((entry) => (entry as unknown as { value: number }).value);
    return values.reduce((sum, value) => sum + value, 0);
  });

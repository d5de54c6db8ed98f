import type { Page } from '@playwright/test';

/**
 * Faults for visitors who jump between headings and landmarks, beyond those that axe finds: skipped levels, duplicate landmarks
 * and content outside of any.
 */
export async function outlineFaults(page: Page): Promise<string[]> {
  // The accessibility tree contains nothing hidden.
  const tree = await page.locator('body').ariaSnapshot();
  const levels = [...tree.matchAll(/- '?heading .*\[level=(\d)\]/g)].map(([, level]) => level).join('');
  const navigations = [...tree.matchAll(/- '?navigation(?: "(.*?)")?/g)].map(([, name = 'nameless']) => name);
  return [
    ...(/^1[^1]*$/.test(levels) ? [] : [`not one main heading before all others: ${levels}`]),
    ...(navigations.includes('Main') ? [] : ['no main navigation']),
    ...navigations.filter((name) => name === 'nameless').map((name) => `a ${name} navigation`),
  ];
}

import type { Page } from '@playwright/test';

/** What a page is to a visitor who jumps from landmark to landmark and from heading to heading. */
export interface Outline {
  /** `navigation "Main"`, in the order of the document. */
  readonly landmarks: readonly string[];
  /** Level and words. */
  readonly headings: readonly (readonly [level: number, name: string])[];
}

const LANDMARKS = ['banner', 'navigation', 'main', 'complementary', 'form', 'search', 'contentinfo'];

/** Reads it out of the accessibility tree, where what is hidden does not stand. */
export async function readOutline(page: Page): Promise<Outline> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '?/, ''));
  const landmarks = lines.flatMap((line) => {
    const [, role = '', name = ''] = /^(\w+)( ".*?")?(?=[:' ]|$)/.exec(line) ?? [];
    return LANDMARKS.includes(role) ? [`${role}${name}`] : [];
  });
  const headings = lines.flatMap((line): Outline['headings'] => {
    const [, name = '', level = ''] = /^heading "(.*)" \[level=(\d)\]/.exec(line) ?? [];
    return level === '' ? [] : [[Number(level), name]];
  });
  return { landmarks, headings };
}

/** What is wrong with it, one line each. */
export function outlineFaults({ landmarks, headings }: Outline): string[] {
  const mains = headings.filter(([level]) => level === 1);
  const jumps = headings.filter(([level], index) => level > (headings[index - 1]?.[0] ?? 0) + 1);
  const once = ['banner', 'main', 'contentinfo'].filter(
    (role) => landmarks.filter((landmark) => landmark === role).length !== 1,
  );
  const navigations = landmarks.filter((landmark) => landmark.startsWith('navigation'));
  const [first] = headings;
  return [
    ...(mains.length === 1 ? [] : [`${mains.length} main headings`]),
    ...(first && first[0] !== 1 ? [`begins with heading ${first[0]}: ${first[1]}`] : []),
    ...jumps.map(([level, name]) => `heading ${level} skips a level: ${name}`),
    ...once.map((role) => `not exactly one unnamed ${role}`),
    ...(navigations.includes('navigation "Main"') ? [] : ['no main navigation']),
    ...navigations
      .filter((name, index) => name === 'navigation' || navigations.indexOf(name) !== index)
      .map((name) => `a second or nameless ${name}`),
  ];
}

import type { Page } from '@playwright/test';

/** The outside world of a page, which goes on only when the test lets it. */
interface World {
  /** What waits now comes to something. */
  readonly goOn: () => void;
  /** What waits now comes to nothing. */
  readonly breakDown: () => void;
}

declare global {
  interface Window {
    world: World;
  }
}

/**
 * Holds every export and print job at each stage, also after a reload. A stage that is overtaken or cancelled comes to nothing as soon as
 * another one begins, which has to ignore that.
 */
export async function holdServices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.world = { goOn: () => undefined, breakDown: () => undefined };
    const hold = () => {
      window.world.breakDown();
      return new Promise<number>((resolve, reject) => {
        window.world = {
          goOn: () => resolve(204_800),
          breakDown: () => reject(new Error('It came to nothing.')),
        };
      });
    };
    let handle: typeof window.__inspect;
    Object.defineProperty(window, '__inspect', {
      get: () => handle,
      set: (next: NonNullable<typeof handle>) => {
        handle = next;
        const { posterExport, printing } = next.services;
        Object.assign(posterExport, { loadFonts: hold, loadPictures: hold, draw: hold, encode: hold });
        Object.assign(printing, { prepare: hold, print: hold });
      },
    });
  });
}

export const goOn = (page: Page) => page.evaluate(() => window.world.goOn());
export const breakDown = (page: Page) => page.evaluate(() => window.world.breakDown());

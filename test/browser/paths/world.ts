import type { Page } from '@playwright/test';
import type { EventObject } from 'xstate';

/** The outside world of a page, which goes on only when the test lets it. */
interface World {
  /** Lets what waits now go on, one stage. */
  readonly goOn: () => void | Promise<void>;
  /** Lets what waits now come to nothing. */
  readonly breakDown: () => void;
  /** What waits now comes to nothing as soon as the next job has begun: it was overtaken. */
  readonly overtake: () => void;
}

declare global {
  interface Window {
    world: World;
  }
}

/**
 * Holds an export at every stage. The first three begin by looking for the poster on the page, which here is not found until
 * the test says so; the last one waits for the picture's bytes. Time stands still meanwhile, so that no limit runs out, and
 * breaking down is time that has passed. What is found is marked, because a poster that has not changed is not drawn twice.
 */
export async function holdExports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector)[0] ?? null;
    const write = HTMLCanvasElement.prototype.toBlob;
    let now = Date.now();
    let permits = 0;
    let drawings = 0;
    let waiting: ((isGiven: boolean) => void)[] = [];
    let rest: Promise<void> = Promise.resolve();
    // Whoever looks for a poster does so every other frame: only then has a job that came to nothing stopped looking, and
    // can't take the permit that is meant for the next one.
    const letGo = async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    };
    const answer = (isGiven: boolean) => {
      const all = waiting;
      waiting = [];
      all.forEach((one) => one(isGiven));
      return all.length > 0;
    };
    Date.now = () => now;
    const look = (selector: string) => {
      if (!selector.startsWith('[data-poster="')) return find(selector);
      if (permits === 0) return null;
      const poster = find(selector);
      if (!poster) return null;
      permits -= 1;
      drawings += 1;
      poster.dataset.drawing = String(drawings);
      return poster;
    };
    Object.defineProperty(document, 'querySelector', { value: look });
    HTMLCanvasElement.prototype.toBlob = function toBlob(take, ...rest) {
      waiting.push((isGiven) => (isGiven ? write.call(this, take, ...rest) : take(null)));
    };
    window.world = {
      goOn: async () => {
        await rest;
        if (!answer(true)) permits = 1;
      },
      breakDown: () => {
        permits = 0;
        now += 1e7;
        answer(false);
        rest = letGo();
      },
      overtake: () => {
        now += 1e7;
        setTimeout(() => answer(false));
        rest = letGo();
      },
    };
  });
}

/** Holds a print job: the fonts of the sheets come, and the print window closes, when the test says so. */
export async function holdPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const fonts = document.fonts;
    let goOn = (): void => undefined;
    const hold = () => new Promise<void>((resolve) => (goOn = resolve));
    // Limits of three seconds and more never run out.
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 3000 ? wait(run, ms, ...rest) : 0;
    window.setTimeout = patient as typeof window.setTimeout;
    let isHeld = false;
    Object.defineProperty(fonts, 'ready', {
      get: () => (isHeld ? hold().then(() => fonts) : Promise.resolve(fonts)),
    });
    document.addEventListener('click', () => (isHeld = true), { capture: true });
    window.print = () => {
      goOn = () => void dispatchEvent(new Event('afterprint'));
    };
    window.world = { goOn: () => goOn(), breakDown: () => undefined, overtake: () => undefined };
  });
}

export const goOn = (page: Page) => page.evaluate(() => window.world.goOn());
export const breakDown = (page: Page) => page.evaluate(() => window.world.breakDown());

/** The next click begins a job in place of the one at work. */
export const overtakeAtClick = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('click', () => window.world.overtake(), { capture: true, once: true });
  });

/** The same by an event of the test's own. */
export const overtakeBySending = (page: Page, event: EventObject) =>
  page.evaluate((message) => {
    window.world.overtake();
    window.__inspect!.send('posterExport', message as never);
  }, event);

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { ROUTES } from '../../../src/domain/routes';
import { templatesSession } from '../support/posters';
import { sampleResume, sessionOf } from '../support/resumeTab';
import type { Session } from '../support/session';
import { expect, test } from './support/test';
import type { Tab } from './support/tab';

/** What is looked at: an address, and what the tab's session holds there. */
interface View {
  readonly name: string;
  readonly address: string;
  readonly session?: Session;
  /** How many true-size drawings are scaled into frames: posters, sheets. */
  readonly frames?: number;
}

const WITH_FORM = new Set(['/contact', '/internship']);
const POSTERS_IN_FORM = new Set(['/diwali', '/rakshaBhandan', '/ganeshChaturthi', '/gym']);

async function allViews(width: number): Promise<readonly View[]> {
  const routes = ROUTES.map(({ path: address }): View => ({
    name: address === '/' ? 'front' : address.slice(1),
    address,
    frames: POSTERS_IN_FORM.has(address) ? 1 : 0,
  }));
  const resume = sampleResume('a');
  const session = (stop: 'personal' | 'preview') => sessionOf({ variant: 'a', resume, stop });
  return [
    ...routes,
    // On a phone the pages stand behind a tab.
    {
      name: 'resume-form',
      address: '/resume?template=1',
      session: session('personal'),
      frames: width < 1024 ? 0 : 1,
    },
    { name: 'resume-preview', address: '/resume?template=1', session: session('preview'), frames: 1 },
    {
      name: 'diwali-templates',
      address: '/diwali',
      session: await templatesSession({ flow: 'diwali' }),
      frames: 4,
    },
    { name: 'gym-poster', address: '/gym', session: await templatesSession({ flow: 'gym' }), frames: 1 },
  ];
}

/** How a view is laid out; lengths in px. */
async function measure(tab: Tab) {
  return tab.run(() => {
    const frames = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).containerType === 'inline-size' && element.clientWidth > 0,
    );
    const drawings = frames.flatMap((frame) =>
      [...frame.children]
        .filter((child) => getComputedStyle(child).transform !== 'none')
        .map((drawing) => {
          const [inner, outer] = [drawing.getBoundingClientRect(), frame.getBoundingClientRect()];
          const sides = ['left', 'top', 'right', 'bottom'] as const;
          return Math.max(...sides.map((side) => Math.abs(inner[side] - outer[side])));
        }),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      drawings,
      overflow: scrollWidth - clientWidth,
      headings: document.querySelectorAll('h1').length,
    };
  });
}

/** Runs in the page: boxes that change their size when everything is laid out anew, as it is after the next turn of the phone. */
function findUnsettled(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter((box) => box.offsetWidth > 0);
  const read = () => boxes.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} × ${offsetHeight}`);
  const before = read();
  document.body.style.display = 'none';
  read();
  document.body.style.display = '';
  const after = read();
  return boxes.flatMap(({ innerText }, index) =>
    before[index] === after[index] ? [] : [`${innerText}: ${before[index]}, then ${after[index]}`],
  );
}

/** Runs in the page: the area of an embedded form without its edge, in px, once the page says that it is there. */
function findForm(): Region | null {
  const frame = document.querySelector('[data-frame="ready"] iframe');
  frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!frame) return null;
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const [x, y] = [Math.round(left) + 4, Math.max(0, Math.round(top)) + 4];
  return {
    left: x,
    top: y,
    width: Math.round(right) - 4 - x,
    height: Math.min(innerHeight, Math.round(bottom)) - 4 - y,
  };
}

/** Fails while a form is blank. It tells nobody what is in it: its picture decides. */
async function expectForm(tab: Tab): Promise<void> {
  const contrast = async () => {
    const area = await tab.run(findForm);
    if (!area) return 0;
    const seen = await sharp(await tab.photograph())
      .extract(area)
      .toBuffer();
    const { channels } = await sharp(seen).stats(); // of a picture as it comes in, whatever is cut from it
    return channels[0]!.stdev;
  };
  await expect.poll(contrast, { message: 'something in the form' }).toBeGreaterThan(5);
}

for (const width of [360, 1280]) {
  test(`every view at ${width} px works, scrolls one way only and keeps its drawings in their frames`, async ({
    tab,
    engine,
  }, { project }) => {
    test.setTimeout(180_000);
    await tab.resize({ width, height: 900 });
    for (const { name, address, session, frames = 0 } of await allViews(width)) {
      await test.step(name, async () => {
        await tab.open(address, session);
        // Posters and sheets come after the page.
        await expect
          .poll(async () => (await measure(tab)).drawings.length, { message: `${name}: drawings in frames` })
          .toBe(frames);
        const { drawings, overflow, headings } = await measure(tab);
        expect.soft(headings, `${name}: headings of the page`).toBe(1);
        expect.soft(overflow, `${name}: px to scroll sideways`).toBeLessThanOrEqual(0);
        for (const gap of drawings) expect.soft(gap, `${name}: px between drawing and frame`).toBeLessThan(1);
        const folder = path.join(project.outputDir, 'views');
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, `${name}-${width}-${engine}.png`), await tab.photograph());
        if (WITH_FORM.has(address)) await expectForm(tab);
        expect.soft(await tab.run(findUnsettled), `${name}: boxes to be laid out anew`).toEqual([]);
      });
    }
  });
}

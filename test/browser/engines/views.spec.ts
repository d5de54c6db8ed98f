import sharp, { type Region } from 'sharp';
import { ROUTES } from '../../../src/domain/routes';
import { templatesSession } from '../support/posters';
import { sampleResume, sessionOf } from '../support/resumeTab';
import type { Session } from '../support/session';
import { expect, test } from './support/test';
import type { Tab } from './support/tab';

/** A faulty view must not hide the faults of the next ones. */
const softly = expect.configure({ soft: true });

/** A page in one state. */
interface View {
  readonly name: string;
  readonly address: string;
  readonly session?: Session;
  /** Number of true-size posters and sheets that are scaled into frames. */
  readonly frames: number;
  readonly framesOnPhone?: number;
}

const [PHONE, DESKTOP] = [360, 1280];

const WITH_FORM = new Set(['/contact', '/internship']);
const POSTERS_IN_FORM = new Set(['/diwali', '/rakshaBhandan', '/ganeshChaturthi', '/gym']);

async function allViews(): Promise<readonly View[]> {
  const routes = ROUTES.map(({ path: address }) => ({
    name: address === '/' ? 'front' : address.slice(1),
    address,
    frames: POSTERS_IN_FORM.has(address) ? 1 : 0,
  }));
  const resume = { address: '/resume?template=1', frames: 1 };
  const resumeAt = (stop: 'personal' | 'preview') =>
    sessionOf({ variant: 'a', resume: sampleResume('a'), stop });
  return [
    ...routes,
    // On a phone, the pages are in a tab.
    { ...resume, name: 'resume-form', session: resumeAt('personal'), framesOnPhone: 0 },
    // Beside the page, the first pages of the four designs.
    { ...resume, name: 'resume-preview', session: resumeAt('preview'), frames: 5, framesOnPhone: 1 },
    {
      name: 'diwali-templates',
      address: '/diwali',
      session: await templatesSession({ flow: 'diwali' }),
      frames: 4,
    },
    { name: 'gym-poster', address: '/gym', session: await templatesSession({ flow: 'gym' }), frames: 1 },
  ];
}

/** Measures the layout of a view, in px. */
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

/** Runs in the page: resolves when its layout stays the same for two frames; a busy machine resizes the window late. */
async function comeToRest(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const layout = () =>
    [innerWidth, ...[...document.querySelectorAll('main *')].map((box) => box.clientHeight)].join();
  for (let before = ''; before !== layout();) {
    before = layout();
    await frame();
    await frame();
  }
}

/** Runs in the page: boxes whose size changes after a full layout, such as when a phone is rotated. */
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

/** Runs in the page: the area of an embedded form without its border, in px, once the page reports that it has loaded. */
function findForm(): Region | null {
  const frame = document.querySelector('[data-frame="ready"] iframe');
  frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!frame) return null;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const edge = 4;
  return {
    left: Math.round(left) + edge,
    top: Math.round(top) + edge,
    width: Math.round(width) - 2 * edge,
    height: Math.round(height) - 2 * edge,
  };
}

/** Fails while a form is blank. Its screenshot decides, because a test can't look into the frame. */
async function expectForm(tab: Tab): Promise<void> {
  const contrast = async () => {
    const area = await tab.run(findForm);
    if (!area) return 0;
    const { channels } = await sharp(await tab.photograph(area)).stats();
    return channels[0]!.stdev;
  };
  await softly.poll(contrast, { message: 'something in the form' }).toBeGreaterThan(5);
}

async function expectWorking(tab: Tab, { name, address }: View, frames: number): Promise<void> {
  // Posters and sheets load after the page.
  await softly
    .poll(async () => (await measure(tab)).drawings.length, {
      message: `${name}: drawings in frames`,
      intervals: [50],
    })
    .toBe(frames);
  const { drawings, overflow, headings } = await measure(tab);
  softly(headings, `${name}: headings of the page`).toBe(1);
  softly(overflow, `${name}: px to scroll sideways`).toBeLessThanOrEqual(0);
  for (const gap of drawings) softly(gap, `${name}: px between drawing and frame`).toBeLessThan(1);
  if (WITH_FORM.has(address)) await expectForm(tab);
  await tab.run(comeToRest);
  softly(await tab.run(findUnsettled), `${name}: boxes to be laid out anew`).toEqual([]);
}

test('every view works on phones and desktops, scrolls only vertically and keeps its drawings in their frames', async ({
  tab,
}) => {
  for (const [index, view] of (await allViews()).entries()) {
    const { name, address, session, frames, framesOnPhone = frames } = view;
    // Each view is loaded in the last one's window size and then resized.
    const [first, second] = index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
    for (const width of [first, second])
      await test.step(`${name} at ${width} px`, async () => {
        await tab.resize({ width, height: 900 });
        if (width === first) await tab.open(address, session);
        await expectWorking(tab, view, width === PHONE ? framesOnPhone : frames);
      });
  }
});

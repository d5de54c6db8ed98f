import sharp, { type Region } from 'sharp';
import { TEMPLATE_NUMBERS } from '../../../src/domain/access';
import { POSTER_FORMATS } from '../../../src/domain/posts/formats';
import { POST_FLOWS, posterId, type PosterRef, type PostFlowName } from '../../../src/domain/posts/occasions';
import { BUSINESS_KEYS } from '../../../src/domain/sessionKeys';
import { expectAlike } from '../support/likeness';
import { bringIntoView, templatesSession } from '../support/posters';
import { readCode } from '../support/qr';
import { signUp } from './support/journey';
import { expect, test } from './support/test';
import { ENGINES, type Engine, type Tab } from './support/tab';

const LINK = 'https://www.gym.example.com/join?offer=diwali';
/** Large enough for every poster at its true size. */
const WINDOW = { width: 1230, height: 1920 };

/** Runs in the page: collects the pictures that it downloads from now on, because only Chromium's driver reports downloads. */
const collectSaved = () => {
  const saved: Blob[] = [];
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content: Blob) => {
    if (content.type === 'image/jpeg') saved.push(content);
    return make(content);
  };
  // The browser must not also save them: WebKit would show each in a bar that takes up space.
  HTMLAnchorElement.prototype.click = () => undefined;
  Object.assign(window, { saved });
};

const countSaved = () => (window as unknown as { saved: readonly Blob[] }).saved.length;

/** Runs in the page: a collected picture as a data URL. */
const readSaved = (index: number) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL((window as unknown as { saved: readonly Blob[] }).saved[index]!);
  });

/**
 * The pictures that one press saves. They are awaited by short scripts that are tried again, because during an export WebKit's
 * driver loses the answer of a long script and now and then can't read that of a short one.
 */
async function savedBy(tab: Tab, name: string | RegExp, count: number): Promise<Buffer[]> {
  await tab.run(collectSaved);
  await tab.press({ role: 'button', name });
  const pictures: Buffer[] = [];
  await expect(async () => {
    expect(await tab.run(countSaved)).toBe(count);
    while (pictures.length < count) {
      const url = await tab.run(readSaved, pictures.length);
      pictures.push(Buffer.from(url.split(',')[1]!, 'base64'));
    }
  }).toPass({ intervals: [50] });
  return pictures;
}

/**
 * Font size in px from which an engine draws coarser outlines on a canvas than on a page, up to 2 px apart. Only letters of that
 * size (the "50%" of a gym, headlines in WebKit) are excluded from the comparison there.
 */
const COARSE_FROM: Readonly<Record<Engine, number>> = { chromium: Infinity, firefox: 257, webkit: 100 };

async function expectSaved(tab: Tab, engine: Engine, poster: PosterRef, picture: Buffer): Promise<void> {
  const id = posterId(poster);
  const size = await tab.run(bringIntoView, id);
  const letters = await tab.run(findLargeLetters, { id, from: COARSE_FROM[engine] });
  const shown = await tab.photograph({ left: 0, top: 0, ...size });
  const [saved, wanted] = await Promise.all([cover(picture, letters), cover(shown, letters)]);
  // A faulty poster must not hide the faults of the next ones.
  await expect.soft(expectAlike(saved, wanted, id), id).resolves.toBeUndefined();
}

/** Runs in the page: the areas of large letters; the poster is in the window's corner. */
function findLargeLetters({ id, from }: { readonly id: string; readonly from: number | null }): Region[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-poster="${id}"] [data-slot]`)]
    .filter((slot) => from !== null && Number.parseFloat(slot.style.fontSize) >= from)
    .map((slot) => {
      const { left, top, width, height } = slot.getBoundingClientRect();
      return {
        left: Math.round(left),
        top: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
}

async function cover(picture: Buffer, boxes: readonly Region[]): Promise<Buffer> {
  if (boxes.length === 0) return picture;
  const patches = boxes.map(({ left, top, width, height }) => ({
    input: { create: { width, height, channels: 3 as const, background: '#888' } },
    left,
    top,
  }));
  // Uncompressed, because compression takes longer than the comparison.
  return sharp(picture).composite(patches).png({ compressionLevel: 0 }).toBuffer();
}

/** A press that saves several posters of a page. */
interface Press {
  readonly flow: PostFlowName;
  readonly name: string | RegExp;
  readonly posters: readonly PosterRef[];
}

/**
 * Every poster: those of an occasion in one size, another in each engine, because Chromium's specs save all sizes; those of
 * the gym, whose page shows one at a time, in all.
 */
function pressesFor(engine: Engine): readonly Press[] {
  const occasions = (['diwali', 'rakshaBandhan', 'ganeshChaturthi'] as const).map((flow, index) => {
    const format = POSTER_FORMATS[(index + ENGINES.indexOf(engine)) % POSTER_FORMATS.length]!;
    const posters = TEMPLATE_NUMBERS.map((template) => ({ flow, template, format }));
    return { flow, name: 'Download all', posters };
  });
  const gym = ([1, 2] as const).map((template) => {
    const posters = POSTER_FORMATS.map((format) => ({ flow: 'gym' as const, template, format }));
    return { flow: 'gym' as const, name: /^All three sizes/, posters };
  });
  return [...occasions, ...gym];
}

test('every poster is saved as the browser draws it, and a gym’s QR code contains its link', async ({
  tab,
  engine,
}) => {
  await tab.resize(WINDOW);
  await signUp(tab);
  for (const { flow, name, posters } of pressesFor(engine)) {
    const session = await templatesSession({ ...posters[0]!, session: { [BUSINESS_KEYS.siteLink]: LINK } });
    await tab.open(POST_FLOWS[flow].path, session);
    const pictures = await savedBy(tab, name, posters.length);
    for (const [index, poster] of posters.entries()) {
      const picture = pictures[index]!;
      await test.step(posterId(poster), () => expectSaved(tab, engine, poster, picture));
      if (flow === 'gym') expect.soft(await readCode(picture), posterId(poster)).toBe(LINK);
    }
  }
});

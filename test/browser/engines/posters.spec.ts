import sharp, { type Region } from 'sharp';
import { TEMPLATE_NUMBERS, type TemplateNumber } from '../../../src/domain/access';
import { POSTER_FORMATS, type PosterFormat } from '../../../src/domain/posts/formats';
import { POST_FLOWS, posterId, type PosterRef } from '../../../src/domain/posts/occasions';
import { BUSINESS_KEYS } from '../../../src/domain/sessionKeys';
import { expectAlike } from '../support/likeness';
import { bringIntoView, templatesSession } from '../support/posters';
import { readCode } from '../support/qr';
import { signUp } from './support/journey';
import { expect, test } from './support/test';
import type { Engine, Tab } from './support/tab';

const LINK = 'https://www.gym.example.com/join?offer=diwali';
/** Every poster fits into the window at its true size. */
const WINDOW = { width: 1300, height: 2000 };

/** From now on pictures that the page hands to the browser's downloads are kept: no driver but Chromium's reports those. */
const keepSaved = () => {
  const saved: Blob[] = [];
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content: Blob) => {
    if (content.type === 'image/jpeg') saved.push(content);
    return make(content);
  };
  // The browser need not save them as well: WebKit would tell of each in a bar that takes room.
  HTMLAnchorElement.prototype.click = () => undefined;
  Object.assign(window, { saved });
};

/** The pictures kept so far, base64. */
const readSaved = () =>
  Promise.all(
    (window as unknown as { saved: Blob[] }).saved.map(
      (content) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve((reader.result as string).split(',')[1]!);
          reader.readAsDataURL(content);
        }),
    ),
  );

/** What a press saves: as many pictures as there are posters. */
async function save(tab: Tab, name: string | RegExp, count: number): Promise<Buffer[]> {
  await tab.run(keepSaved);
  await tab.press({ role: 'button', name });
  // WebKit's driver may refuse an answer while the page draws: it is asked again, which expect.poll does not do after an error.
  await expect(async () => {
    expect(await tab.run(() => (window as unknown as { saved: Blob[] }).saved.length)).toBe(count);
  }).toPass({ timeout: 30_000 });
  return (await tab.run(readSaved)).map((picture) => Buffer.from(picture, 'base64'));
}

/**
 * Size of letters, in px, from which an engine draws their outlines coarser on a canvas than on a page, up to 2 px apart. What is
 * as large as that (the "50%" of a gym, headlines in WebKit) is left out of the comparison there; nothing else is.
 */
const COARSE_FROM: Readonly<Record<Engine, number>> = { chromium: Infinity, firefox: 257, webkit: 100 };

/**
 * Compares a saved picture with the engine's own picture of the poster. A busy WebKit hands out what it showed before: it is asked
 * again until the poster is there.
 */
async function expectSaved(tab: Tab, engine: Engine, poster: PosterRef, picture: Buffer): Promise<void> {
  const id = posterId(poster);
  const size = await tab.run(bringIntoView, id);
  const figures = await tab.run(findLargeLetters, { id, from: COARSE_FROM[engine] });
  const saved = await cover(picture, figures);
  await expect(async () => {
    const shown = await sharp(await tab.photograph())
      .extract({ left: 0, top: 0, ...size })
      .png()
      .toBuffer();
    await expectAlike(saved, await cover(shown, figures), id);
  }).toPass({ timeout: 10_000 });
}

/** Runs in the page: the places of large letters; the poster stands in the window's corner. */
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

function cover(picture: Buffer, boxes: readonly Region[]): Promise<Buffer> {
  const patches = boxes.map(({ left, top, width, height }) => ({
    input: { create: { width, height, channels: 3 as const, background: '#888' } },
    left,
    top,
  }));
  return sharp(picture).composite(patches).png().toBuffer();
}

async function openTemplates(
  tab: Tab,
  flow: PosterRef['flow'],
  format: PosterFormat,
  template: TemplateNumber,
) {
  const session = await templatesSession({
    flow,
    format,
    template,
    session: { [BUSINESS_KEYS.siteLink]: LINK },
  });
  await tab.open(POST_FLOWS[flow].path, session);
}

for (const flow of ['diwali', 'rakshaBandhan', 'ganeshChaturthi'] as const) {
  test(`${flow}: four posters in three sizes are saved as the browser draws them`, async ({
    tab,
    engine,
  }) => {
    test.setTimeout(240_000);
    await tab.resize(WINDOW);
    await signUp(tab);
    for (const format of POSTER_FORMATS) {
      await openTemplates(tab, flow, format, 1);
      const pictures = await save(tab, 'Download all', TEMPLATE_NUMBERS.length);
      for (const [index, template] of TEMPLATE_NUMBERS.entries()) {
        const poster = { flow, template, format };
        await test.step(posterId(poster), () => expectSaved(tab, engine, poster, pictures[index]!));
      }
    }
  });
}

for (const template of [1, 2] as const) {
  test(`gym ${template}: three sizes are saved as the browser draws them, and lead to the link`, async ({
    tab,
    engine,
  }) => {
    test.setTimeout(90_000);
    await tab.resize(WINDOW);
    await openTemplates(tab, 'gym', 'post', template);
    const pictures = await save(
      tab,
      new RegExp(`^All three sizes: template ${template}`),
      POSTER_FORMATS.length,
    );
    for (const [index, format] of POSTER_FORMATS.entries()) {
      const poster = { flow: 'gym', template, format } as const;
      await test.step(posterId(poster), async () => {
        await expectSaved(tab, engine, poster, pictures[index]!);
        expect(await readCode(pictures[index]!), posterId(poster)).toBe(LINK);
      });
    }
  });
}

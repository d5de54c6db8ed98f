import type { Locator, Page } from '@playwright/test';
import { FORMAT_LABELS, POSTER_FORMATS, type PosterFormat } from '../../../src/domain/posts/formats';
import { GREETINGS } from '../../../src/domain/posts/greetings';
import { GREETING_LANGUAGES, type GreetingLanguage } from '../../../src/domain/posts/languages';
import { posterId } from '../../../src/domain/posts/occasions';
import { POST_OPTIONS_KEY } from '../../../src/domain/sessionKeys';
import { newEmail, signUp } from '../support/accounts';
import { download, openTemplates, photograph } from '../support/posters';
import { expectAlike } from '../support/likeness';
import { expect, open, test } from '../support/test';

const LANGUAGES = Object.keys(GREETING_LANGUAGES) as GreetingLanguage[];
const FLOWS = Object.keys(GREETINGS) as (keyof typeof GREETINGS)[];

/** What the sisters of Baloo 2 call themselves; the posters' own faces write the other languages. */
const LATE_FACES: Readonly<Partial<Record<GreetingLanguage, string>>> = {
  gu: 'Baloo Bhai 2',
  ta: 'Baloo Thambi 2',
  te: 'Baloo Tammudu 2',
  bn: 'Baloo Da 2',
  kn: 'Baloo Tamma 2',
  pa: 'Baloo Paaji 2',
};
const OWN_FACES = /^(Yatra One|Rozha One|Baloo 2)/;
/** Names of shops, with letters that reach far up and down. */
const NAMES: Readonly<Partial<Record<GreetingLanguage, string>>> = {
  gu: 'શ્રી અંબિકા ટ્રેડર્સ',
  ta: 'ஸ்ரீ முருகன் ஸ்டோர்ஸ்',
  te: 'శ్రీ లక్ష్మీ ట్రేడర్స్',
  bn: 'শ্রী দুর্গা স্টোর্স',
  kn: 'ಶ್ರೀ ಗಣೇಶ ಟ್ರೇಡರ್ಸ್',
  pa: 'ਸਿੰਘ ਟਰੇਡਰਜ਼',
};
const LATE_LANGUAGES = Object.keys(LATE_FACES) as GreetingLanguage[];
const LATE_FILES = /baloo-(bhai|thambi|tammudu|da|tamma|paaji)-2|mukta-(malar|vaani|mahee)|noto-sans/;
const OCCASION_FILES = /yatra-one|rozha-one|baloo-/;
const GYM_FILES = /anton|barlow/;

/** How a line of the greeting stands on its poster. */
interface Line {
  readonly text: string;
  readonly isWhole: boolean;
  readonly top: number;
  readonly bottom: number;
}

/** The poster on the card of a template, in its own px: a preview is scaled by CSS alone. */
const posterOn = (template: number) => `li[aria-label^="Template ${template},"] article`;

/** The greeting as the poster shows it, from top to bottom; also waits for its letters. */
async function linesOf(poster: Locator): Promise<Line[]> {
  await expect(poster).not.toHaveAttribute('aria-busy');
  await poster.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
  return poster.locator('[data-part="greeting"]').evaluateAll((elements: HTMLElement[]) =>
    elements
      .map((element) => ({
        text: element.textContent,
        isWhole:
          element.dataset.cut === undefined &&
          element.style.overflowWrap !== 'anywhere' &&
          element.scrollWidth <= element.clientWidth + 1,
        top: element.offsetTop,
        bottom: element.offsetTop + element.offsetHeight,
      }))
      .sort((a, b) => a.top - b.top),
  );
}

/** Names of the fonts that the browser drew the greeting with; one of the system is marked. */
async function facesOf(page: Page, template: number): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = `${posterOn(template)} [data-part="greeting"]`;
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const names = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) =>
        isCustomFont ? familyName : `system ${familyName}`,
      );
    }),
  );
  await devtools.detach();
  return names.flat();
}

async function expectGreeting(
  page: Page,
  flow: keyof typeof GREETINGS,
  template: 1 | 2 | 3 | 4,
  language: GreetingLanguage,
  format: PosterFormat,
): Promise<void> {
  const id = posterId({ flow, template, format });
  const name = `${id} in ${language}`;
  const { greeting, line } = GREETINGS[flow][language];
  const poster = page.locator(posterOn(template));
  const lines = await linesOf(poster);
  expect(lines.map(({ text }) => text)[0], name).toBe(greeting);
  for (const { text, isWhole } of lines) {
    expect([greeting, line], name).toContain(text);
    expect(isWhole, `${name}: ${text}`).toBe(true);
  }
  const block = poster.locator('[data-block]');
  const floor = await block.evaluate((element: HTMLElement) => element.offsetTop);
  const height = await block.evaluate((element: HTMLElement) => element.offsetHeight);
  for (const [index, { top, bottom }] of lines.entries()) {
    const next = lines[index + 1];
    if (next) expect(bottom, `${name}: lines apart`).toBeLessThanOrEqual(next.top + 2);
    // Beside a block that is as tall as the poster, the lettering stands where it likes.
    else if (top < floor && height < floor)
      expect(bottom, `${name}: above the block`).toBeLessThanOrEqual(floor);
  }
  const faces = await facesOf(page, template);
  const own = LATE_FACES[language];
  expect(faces.length, name).toBeGreaterThan(0);
  for (const face of faces)
    if (own === undefined) expect(face, name).toMatch(OWN_FACES);
    else
      expect(
        [own, 'Baloo 2'].some((known) => face.startsWith(known)),
        `${name}: ${face}`,
      ).toBe(true);
  if (own !== undefined)
    expect(
      faces.some((face) => face.startsWith(own)),
      name,
    ).toBe(true);
}

for (const flow of FLOWS)
  test(`all four posters of ${flow} greet in every language and size`, async ({ page }) => {
    test.setTimeout(120_000);
    await signUp(page, newEmail());
    await openTemplates(page, { flow });
    for (const language of LANGUAGES) {
      await page.getByRole('button', { name: 'Previous' }).click();
      await page.getByLabel('Greeting language').selectOption(language);
      await page.getByRole('button', { name: 'Next' }).click();
      for (const format of POSTER_FORMATS) {
        await page.getByRole('radio', { name: new RegExp(`^${FORMAT_LABELS[format]}`) }).check();
        for (const template of [1, 2, 3, 4] as const)
          await expectGreeting(page, flow, template, language, format);
      }
    }
  });

for (const [index, language] of LATE_LANGUAGES.entries()) {
  const template = index % 2 === 0 ? 1 : 2;
  test(`a greeting and a name in ${language} are saved as the browser shows them, on a cold page`, async ({
    page,
  }) => {
    const poster = { flow: FLOWS[index % FLOWS.length] ?? 'diwali', template, format: 'post' } as const;
    await openTemplates(page, { ...poster, language, companyName: NAMES[language] ?? '' });
    const { picture } = await download(page, template, { inPlace: true });
    await expectAlike(picture, await photograph(page, poster));
  });
}

/** The font files that the page asks for from now on. */
function listenForFonts(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  return files;
}

test('the letters of a language come when it is chosen, and no others', async ({ page }) => {
  const files = listenForFonts(page);
  await open(page, '/diwali');
  const control = page.getByLabel('Greeting language');
  await expect(control).toHaveValue('asDrawn');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => LATE_FILES.test(file))).toEqual([]);
  await control.selectOption('ta');
  await expect(page.getByText(GREETINGS.diwali.ta.greeting).first()).toBeVisible();
  await expect.poll(() => files.filter((file) => LATE_FILES.test(file)).length).toBe(1);
  expect(files.find((file) => LATE_FILES.test(file))).toContain('baloo-thambi-2-tamil');
});

test('the choice is kept over a reload, for its own occasion, and shows on the templates', async ({
  page,
}) => {
  await open(page, '/diwali');
  await page.getByLabel('Greeting language').selectOption('bn');
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), POST_OPTIONS_KEY))
    .toContain('"bn"');
  await page.reload();
  await expect(page.getByLabel('Greeting language')).toHaveValue('bn');
  await page.getByLabel('Company name').fill('Sharma Traders');
  await page.getByLabel('Phone number', { exact: true }).fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const template of [1, 2] as const) await expectGreeting(page, 'diwali', template, 'bn', 'post');
  await open(page, '/ganeshChaturthi');
  await expect(page.getByLabel('Greeting language')).toHaveValue('asDrawn');
});

test('faces of a poster are fetched on its own pages only', async ({ page }) => {
  const files = listenForFonts(page);
  for (const path of ['/', '/contact', '/occasional']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(
    files.filter((file) => [OCCASION_FILES, GYM_FILES, /mukta/].some((known) => known.test(file))),
  ).toEqual([]);
  await open(page, '/gym');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => OCCASION_FILES.test(file))).toEqual([]);
  expect(files.some((file) => GYM_FILES.test(file))).toBe(true);
  files.length = 0;
  await open(page, '/diwali');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => GYM_FILES.test(file))).toEqual([]);
  expect(files.filter((file) => file.includes('rozha-one'))).toEqual([]);
  expect(files.some((file) => file.includes('yatra-one'))).toBe(true);
});

import type { Page } from '@playwright/test';
import { FORMAT_LABELS, POSTER_FORMATS, type PosterFormat } from '../../../src/domain/posts/formats';
import { GREETING_LANGUAGES, type GreetingLanguage } from '../../../src/domain/posts/languages';
import { posterId } from '../../../src/domain/posts/occasions';
import { POST_OPTIONS_KEY } from '../../../src/domain/sessionKeys';
import { greetings as diwali } from '../../../src/features/posts/occasions/diwali/greetings';
import { greetings as ganeshChaturthi } from '../../../src/features/posts/occasions/ganeshChaturthi/greetings';
import { greetings as rakshaBandhan } from '../../../src/features/posts/occasions/rakshaBandhan/greetings';
import { newEmail, signUp } from '../support/accounts';
import { download, openTemplates, photograph } from '../support/posters';
import { expectAlike } from '../support/likeness';
import { expect, open, test } from '../support/test';

const LANGUAGES = Object.keys(GREETING_LANGUAGES) as GreetingLanguage[];
const GREETINGS = { diwali, rakshaBandhan, ganeshChaturthi };
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

/** How a line of the greeting stands on its poster, in the poster's own px: a preview is scaled by CSS alone. */
interface Line {
  readonly text: string;
  readonly isWhole: boolean;
  readonly top: number;
  readonly bottom: number;
}

/** What a poster shows of its greeting. */
interface Greeting {
  /** From top to bottom. */
  readonly lines: readonly Line[];
  /** Upper edge and height of the details' block. */
  readonly floor: number;
  readonly height: number;
}

type Template = 1 | 2 | 3 | 4;
const posterOn = (template: Template) => `li[aria-label^="Template ${template},"] article`;

/** The greetings as the posters of these templates show them; also waits for their letters. */
async function greetingsOn(page: Page, templates: readonly Template[]): Promise<Greeting[]> {
  await expect(page.locator('li article[aria-busy]')).toHaveCount(0);
  return page.evaluate(async (selectors) => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    return selectors.map((selector) => {
      const block = document.querySelector<HTMLElement>(`${selector} [data-block]`)!;
      const lines = [...document.querySelectorAll<HTMLElement>(`${selector} [data-part="greeting"]`)]
        .map((element) => ({
          text: element.textContent,
          isWhole:
            element.dataset.cut === undefined &&
            element.style.overflowWrap !== 'anywhere' &&
            element.scrollWidth <= element.clientWidth + 1,
          top: element.offsetTop,
          bottom: element.offsetTop + element.offsetHeight,
        }))
        .sort((a, b) => a.top - b.top);
      return { lines, floor: block.offsetTop, height: block.offsetHeight };
    });
  }, templates.map(posterOn));
}

/** Names of the fonts that the browser drew the greeting of each template with; one of the system is marked. */
async function facesOn(page: Page, templates: readonly Template[]): Promise<string[][]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const faces = await Promise.all(
    templates.map(async (template) => {
      const selector = `${posterOn(template)} [data-part="greeting"]`;
      const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      const used = await Promise.all(
        nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
      );
      return used.flatMap(({ fonts }) =>
        fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `system ${familyName}`)),
      );
    }),
  );
  await devtools.detach();
  return faces;
}

async function expectGreetings(
  page: Page,
  flow: keyof typeof GREETINGS,
  templates: readonly Template[],
  language: GreetingLanguage,
  format: PosterFormat,
): Promise<void> {
  const greetings = await greetingsOn(page, templates);
  const faces = await facesOn(page, templates);
  for (const [index, template] of templates.entries()) {
    const name = `${posterId({ flow, template, format })} in ${language}`;
    expectLines(greetings[index]!, GREETINGS[flow][language], name);
    expectFaces(faces[index]!, LATE_FACES[language], name);
  }
}

function expectLines(
  { lines, floor, height }: Greeting,
  { greeting, line }: { readonly greeting: string; readonly line: string },
  name: string,
): void {
  expect(lines.map(({ text }) => text)[0], name).toBe(greeting);
  for (const [index, { text, isWhole, top, bottom }] of lines.entries()) {
    expect([greeting, line], name).toContain(text);
    expect(isWhole, `${name}: ${text}`).toBe(true);
    const next = lines[index + 1];
    if (next) expect(bottom, `${name}: lines apart`).toBeLessThanOrEqual(next.top + 2);
    // Beside a block that is as tall as the poster, the lettering stands where it likes.
    else if (top < floor && height < floor)
      expect(bottom, `${name}: above the block`).toBeLessThanOrEqual(floor);
  }
}

function expectFaces(faces: readonly string[], own: string | undefined, name: string): void {
  const isOwn = (face: string) => (own === undefined ? OWN_FACES.test(face) : face.startsWith(own));
  const isKnown = (face: string) => isOwn(face) || (own !== undefined && face.startsWith('Baloo 2'));
  expect(
    faces.filter((face) => !isKnown(face)),
    name,
  ).toEqual([]);
  expect(faces.some(isOwn), name).toBe(true);
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
        await expectGreetings(page, flow, [1, 2, 3, 4], language, format);
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
  await expectGreetings(page, 'diwali', [1, 2], 'bn', 'post');
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

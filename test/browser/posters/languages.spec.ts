import type { Page } from '@playwright/test';
import type { LanguageChoice } from '../../../src/domain/posts/greetings';
import { GREETINGS } from '../support/greetings';
import { expectAlike } from '../support/likeness';
import { download, openTemplates, photograph } from '../support/posters';
import { expect, open, test } from '../support/test';

const FLOWS = Object.keys(GREETINGS) as (keyof typeof GREETINGS)[];

/** Shop names with tall letters, in the languages whose fonts load when they are chosen, and one from right to left. */
const NAMES = [
  ['gu', 'શ્રી અંબિકા ટ્રેડર્સ'],
  ['ta', 'ஸ்ரீ முருகன் ஸ்டோர்ஸ்'],
  ['te', 'శ్రీ లక్ష్మీ ట్రేడర్స్'],
  ['bn', 'শ্রী দুর্গা স্টোর্স'],
  ['kn', 'ಶ್ರೀ ಗಣೇಶ ಟ್ರೇಡರ್ಸ್'],
  ['pa', 'ਸਿੰਘ ਟਰੇਡਰਜ਼'],
  ['asDrawn', 'شرما (سنز) (لمیٹڈ)'],
] as const satisfies readonly (readonly [LanguageChoice, name: string])[];

test('a greeting and a name in another script are saved as the browser shows them, with a cold cache', async ({
  page,
}) => {
  for (const [index, [language, companyName]] of NAMES.entries()) {
    const template = index % 2 === 0 ? 1 : 2;
    const poster = { flow: FLOWS[index % FLOWS.length]!, template, format: 'post' } as const;
    await openTemplates(page, { ...poster, language, companyName });
    const { picture } = await download(page, template, { inPlace: true });
    const [photo] = await photograph(page, [poster]);
    await expectAlike(picture, photo!, language);
  }
});

const POSTER_FILES = /yatra-one|rozha-one|baloo|anton|barlow|mukta/;
const LATE_FILES = /baloo-(bhai|thambi|tammudu|da|tamma|paaji)-2|mukta-(malar|vaani|mahee)|noto-sans/;

const fontsOf = (page: Page, kind: RegExp): Promise<string[]> =>
  page.evaluate(async (pattern) => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((name) => name.endsWith('.woff2') && pattern.test(name));
  }, kind);

test('fonts are fetched on the pages that use them, and those of a language when it is chosen', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/occasional']) {
    await open(page, path);
    expect(await fontsOf(page, POSTER_FILES), path).toEqual([]);
  }
  await open(page, '/gym');
  await expect.poll(() => fontsOf(page, /anton|barlow/)).not.toEqual([]);
  expect(await fontsOf(page, /yatra-one|rozha-one|baloo/)).toEqual([]);
  await open(page, '/diwali');
  await expect.poll(() => fontsOf(page, /yatra-one/)).not.toEqual([]);
  expect(await fontsOf(page, /anton|barlow|rozha-one/)).toEqual([]);
  expect(await fontsOf(page, LATE_FILES)).toEqual([]);
  await page.getByLabel('Greeting language').selectOption('ta');
  await expect(page.getByText(GREETINGS.diwali.ta.greeting).first()).toBeVisible();
  await expect
    .poll(() => fontsOf(page, LATE_FILES))
    .toEqual([expect.stringContaining('baloo-thambi-2-tamil')]);
});

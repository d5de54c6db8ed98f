import type { Page } from '@playwright/test';
import type { ResumeData } from '../../../src/domain/resume/entities';
import type { ResumeLayout } from '../../../src/domain/resume/layout';
import { documentTitle } from '../../../src/domain/resume/resume';
import { shownResume } from '../../../src/domain/resume/review/shown';
import type { ResumeVariant } from '../../../src/domain/resume/variants';
import { readFields } from '../support/fieldReader';
import { hasPdftotext, pdftotext, printToPdf, readPdf } from '../support/pdf';
import { READER_RESUME } from '../support/readerResume';
import { compareFields, expectedFields } from '../support/readerResumeFields';
import { openResume, signInFor } from '../support/resumeTab';
import { expect, test } from '../support/test';

/** Where a print stands, and the share of its fields in percent that a screening program has to find. */
interface Print {
  readonly name: string;
  readonly variant: ResumeVariant;
  readonly layout?: Partial<ResumeLayout>;
  readonly atLeast: number;
}

const PRINTS: readonly Print[] = [
  { name: 'A', variant: 'a', atLeast: 95 },
  { name: 'A on Letter', variant: 'a', layout: { paper: 'letter' }, atLeast: 95 },
  { name: 'B', variant: 'b', atLeast: 85 },
  { name: 'C', variant: 'c', atLeast: 85 },
  { name: 'D', variant: 'd', atLeast: 95 },
  { name: 'the plain version', variant: 'b', layout: { isPlain: true }, atLeast: 95 },
];

const NO_PDFTOTEXT = 'pdftotext is not installed (Debian: apt-get install poppler-utils)';
const CONTACT_LINKS = [
  'mailto:priya.natarajan@example.com',
  'tel:4155550142',
  'https://linkedin.com/in/priyanatarajan',
  'https://github.com/priyanatarajan',
];
const PROJECT_LINKS = [
  'https://github.com/priyanatarajan/paper-trail',
  'https://github.com/priyanatarajan/quiet-map',
];
const REFERENCE_LINKS = ['tel:4155550188', 'tel:5125550110', 'https://redwood.example.com/'];

/** What the sheets of a print show. */
const shownOn = ({ variant, layout }: Print): ResumeData =>
  shownResume(READER_RESUME, { variant, isPlain: layout?.isPlain ?? false });

const linksOf = ({ projects, reference }: ResumeData): readonly string[] => [
  ...CONTACT_LINKS,
  ...(projects.length > 0 ? PROJECT_LINKS : []),
  ...(reference.length > 0 ? REFERENCE_LINKS : []),
];

const LIGATURES = /[\uFB00-\uFB06]/;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Goes to the finished pages and presses DOWNLOAD; the print window stays open, so that the page is as it prints. */
async function pressDownload(page: Page, { variant, layout = {} }: Print, resume: ResumeData): Promise<void> {
  await signInFor(page, variant);
  await openResume(page, { variant, resume, layout });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await page.getByRole('button', { name: 'DOWNLOAD' }).click();
  await page.locator('html[data-printing]').waitFor({ state: 'attached' });
}

interface Printed {
  readonly pdf: Buffer;
  /** What stands on the sheets, in the order of the page's elements. */
  readonly words: readonly string[];
  readonly sheetCount: number;
}

/** Print media can't be emulated for this: the page would break its pages anew, for a medium without a measuring layer. */
const sheetTexts = (page: Page): Promise<string[]> =>
  page.locator('[data-resume-sheet]').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const skipped = [...sheet.querySelectorAll<HTMLElement>('[data-print-skip]')];
      for (const node of skipped) node.style.display = 'none';
      const text = (sheet as HTMLElement).innerText;
      for (const node of skipped) node.style.display = '';
      return text;
    }),
  );

async function printed(page: Page): Promise<Printed> {
  const texts = await sheetTexts(page);
  return { pdf: await printToPdf(page), words: wordsOf(texts.join('\n')), sheetCount: texts.length };
}

/** The tests of a print read one PDF: a page load for each would tell nothing more. */
const made = new Map<string, Printed>();

async function printedOnce(page: Page, print: Print): Promise<Printed> {
  const known = made.get(print.name);
  if (known) return known;
  await pressDownload(page, print, READER_RESUME);
  const result = await printed(page);
  made.set(print.name, result);
  return result;
}

const POINTS = /^• \S/gm;
const pointCount = (fields: ReturnType<typeof expectedFields>): number =>
  [...fields.keys()].filter((name) => name.includes(' point ')).length;

for (const print of PRINTS) {
  const { name, atLeast, layout } = print;
  const shown = shownOn(print);
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });

    test(`a screening program finds at least ${atLeast} % of the fields`, async ({ page }) => {
      const { items } = await readPdf((await printedOnce(page, print)).pdf);
      const { percent, missed } = compareFields(expectedFields(shown), readFields(items));
      console.log(`${name}: ${percent.toFixed(1)} % of the fields`);
      expect(percent, missed.join('\n')).toBeGreaterThanOrEqual(atLeast);
    });

    test('pdftotext gives every word in reading order, and no ligature', async ({ page }) => {
      test.skip(!hasPdftotext(), NO_PDFTOTEXT);
      const { pdf, words } = await printedOnce(page, print);
      const text = pdftotext(pdf);
      expect(wordsOf(text)).toEqual(words);
      expect(text).not.toMatch(LIGATURES);
      expect(text.match(POINTS)).toHaveLength(pointCount(expectedFields(shown)));
    });

    test('the PDF has its paper, pages, name, tags and links', async ({ page }) => {
      const { pdf, sheetCount } = await printedOnce(page, print);
      const read = await readPdf(pdf);
      expect(read.paper.map(Math.round)).toEqual(layout?.paper === 'letter' ? [612, 792] : [595, 842]);
      expect(read.pageCount).toBe(sheetCount);
      expect(read.title).toBe(documentTitle(READER_RESUME.personalInfo.fullName));
      expect(read.isTagged).toBe(true);
      expect(new Set(read.links)).toEqual(new Set(linksOf(shown)));
    });
  });
}

test('no link of the PDF runs a script, whatever was typed as an address', async ({ page }) => {
  const resume = structuredClone(READER_RESUME);
  Object.assign(resume.personalInfo, { linkedIn: 'javascript:alert(1)', github: 'JaVaScRiPt://%0aalert(2)' });
  for (const project of resume.projects) project.githubLink = 'data:text/html,<script>alert(3)</script>';
  await pressDownload(page, { name: 'A', variant: 'a', atLeast: 0 }, resume);
  const { links, items } = await readPdf(await printToPdf(page));
  expect(items.map(({ text }) => text).join('')).toContain('alert(1)');
  for (const link of links) expect(link).toMatch(/^(?:mailto:|tel:|https:\/\/)/);
});

const SCRIPTS = 'Zoë Łódź Nguyễn naïve ₹8,000 हिन्दी प्रबंधन கட்டண சென்னை শিক্ষক সিস্টেমে';
/** Marks of the direction of writing, which `pdftotext` adds. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

test('every script comes back word for word, and no emoji or right-to-left name breaks its neighbours', async ({
  page,
}) => {
  test.skip(!hasPdftotext(), NO_PDFTOTEXT);
  const resume = structuredClone(READER_RESUME);
  resume.personalInfo.fullName = 'عائشة خان';
  resume.personalInfo.description = `${SCRIPTS} then 🚀 and on to the end.`;
  await pressDownload(page, { name: 'A', variant: 'a', atLeast: 0 }, resume);
  const { pdf, words } = await printed(page);
  const read = wordsOf(pdftotext(pdf).normalize('NFKC').replace(DIRECTION_MARKS, ''));
  // An emoji is a colour picture in the PDF. Raw mode gives a right-to-left line as it is seen, last word first, and may put
  // a space between letters that do not join: of Arabic only the letters are compared, in any order.
  const arabicLetters = (all: readonly string[]): string[] =>
    Array.from(all.join('').replace(/\P{Script=Arabic}/gu, '')).sort();
  const otherWords = (all: readonly string[]): string[] =>
    all.filter((word) => !/[\p{Script=Arabic}\p{Extended_Pictographic}]/u.test(word));
  expect(arabicLetters(read)).toEqual(arabicLetters(words));
  expect(otherWords(read)).toEqual(otherWords(words));
  expect(otherWords(read).join(' ')).toContain(SCRIPTS);
  expect((await readPdf(pdf)).title).toBe(documentTitle(resume.personalInfo.fullName));
});

/** What a design may get wrong, done to the sheet; the reader has to notice, or its praise is worth nothing. */
const FAULTS: Readonly<Record<string, { selector: string; style: Partial<CSSStyleDeclaration> }>> = {
  'headings spaced too widely': { selector: 'h3', style: { letterSpacing: '0.15em' } },
  'names as thin as the text': { selector: 'h4, h4 *', style: { fontWeight: '400' } },
  'dates after the title without a gap': { selector: 'p', style: { display: 'block' } },
};

/** Sets a style on every such element of the sheets; the result takes it off again. */
async function doFault(page: Page, selector: string, style: Partial<CSSStyleDeclaration>) {
  const set = (changes: Partial<CSSStyleDeclaration>) =>
    page
      .locator('[data-resume-sheet]')
      .locator(selector)
      .evaluateAll((nodes, values) => {
        for (const node of nodes) Object.assign((node as HTMLElement).style, values);
      }, changes);
  await set(style);
  return () => set(Object.fromEntries(Object.keys(style).map((property) => [property, ''])));
}

test('a sheet that reads badly is found out', async ({ page }) => {
  await pressDownload(page, { name: 'A', variant: 'a', atLeast: 95 }, READER_RESUME);
  const shown = shownOn({ name: 'A', variant: 'a', atLeast: 95 });
  for (const [fault, { selector, style }] of Object.entries(FAULTS)) {
    const undo = await doFault(page, selector, style);
    const { items } = await readPdf(await printToPdf(page));
    const { percent } = compareFields(expectedFields(shown), readFields(items));
    console.log(`A with ${fault}: ${percent.toFixed(1)} % of the fields`);
    expect(percent, fault).toBeLessThan(90);
    await undo();
  }
});

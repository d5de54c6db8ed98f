import type { Page } from '@playwright/test';
import type { ResumeData } from '../../../src/domain/resume/entities';
import { PAPERS, type PaperName, type ResumeLayout } from '../../../src/domain/resume/layout';
import { HEADING_SETS } from '../../../src/domain/resume/headingSets';
import { partsOf } from '../../../src/domain/resume/reading/pieces';
import { readResume } from '../../../src/domain/resume/reading/readResume';
import type { TextRun } from '../../../src/domain/resume/reading/textRun';
import { shownResume } from '../../../src/domain/resume/review/shown';
import type { ResumeVariant } from '../../../src/domain/resume/variants';
import type { ResumeParts } from '../../../src/domain/resume/exchange/resumeParts';
import { fieldsOf, scoreOf } from '../../foreign/truth';
import { readFields } from '../support/fieldReader';
import { hasPdftotext, pdftotext, printToPdf, readPdf, wordsOf } from '../support/pdf';
import { accessOf } from '../support/pdfAccess';
import { LONG_READER_RESUME, READER_RESUME, WHOLE_READER_RESUME } from '../support/readerResume';
import { laidOut, openResume, signInFor } from '../support/resumeTab';
import { expect, test } from '../support/test';

interface Print {
  readonly name: string;
  readonly variant: ResumeVariant;
  readonly layout?: Partial<ResumeLayout>;
  readonly resume?: ResumeData;
}

const CLASSIC: Print = { name: 'A', variant: 'a' };
const PRINTS: readonly Print[] = [
  CLASSIC,
  { name: 'A on Letter', variant: 'a', layout: { paper: 'letter' } },
  { name: 'B', variant: 'b' },
  { name: 'C', variant: 'c' },
  { name: 'D', variant: 'd' },
  { name: 'A on two pages', variant: 'a', resume: LONG_READER_RESUME },
  { name: 'the plain version', variant: 'b', layout: { isPlain: true } },
];

/** The percentage of a resume that a reader found, and what it got wrong. */
function compare(shown: ResumeParts, found: ResumeParts): { percent: number; faults: string } {
  const { right, expected, faults } = scoreOf(shown, found);
  return { percent: (100 * right) / expected, faults: faults.join('\n') };
}

/** The percentage that screening programs find, which can't tell one interest or reference from the next. */
const screened = (shown: ResumeData, items: readonly TextRun[]) =>
  compare({ ...shown, interests: [], reference: [] }, readFields(items));

const CONTACT_LINKS = [
  'mailto:ananya.r@example.com',
  'tel:+919000014120',
  'https://linkedin.com/in/ananya-r',
  'https://github.com/ananya-raghunathan',
];
const PROJECT_LINK = 'https://github.com/ananya-raghunathan/paisa';
const REFERENCE_LINKS = ['tel:+919000040011', 'tel:+919000040012', 'https://vainganga-castings.example.com/'];

/** What PDF/UA-1 asks for and no markup can make Chromium's writer do. */
const NOT_WRITTEN: readonly RegExp[] = [
  /^no XMP metadata/, // The writer has no metadata stream.
  /a link annotation without Contents$/, // It writes no alternative text for links; their text is in the Link element.
  /content drawn by fill is neither tagged nor an artifact$/, // Borders, which say nothing; it marks text, backgrounds and pictures.
];

/** Expects the tags of a PDF to say what the sheets show, and every rule of PDF/UA-1 to be met but for those above. */
async function expectAccessible(pdf: Buffer, linkCount: number) {
  const access = await accessOf(pdf);
  expect(access.faults.filter((fault) => !NOT_WRITTEN.some((known) => known.test(fault)))).toEqual([]);
  const types = access.tags.map(({ type }) => type);
  expect(types.filter((type) => /^H\d/.test(type)).slice(0, 2)).toEqual(['H1', 'H2']);
  expect(types.filter((type) => type === 'H1')).toHaveLength(1);
  expect(types).toEqual(expect.arrayContaining(['H3', 'L', 'LI', 'P']));
  expect(types.filter((type) => type === 'Link')).toHaveLength(linkCount);
  expect(access.linkCount, 'annotations, one for each link').toBe(linkCount);
  return access;
}

const TODAY = { year: 2026, month: 11 };
/** The first of a page comes after a form feed. */
const POINTS = /^\f?• \S/gm;

/** The part of the resume that the sheets of a print show. */
const shownOn = ({ variant, layout, resume = WHOLE_READER_RESUME }: Print): ResumeData =>
  shownResume(resume, { variant, isPlain: layout?.isPlain ?? false });

async function openPreview(page: Page, { variant, layout }: Print, resume: ResumeData): Promise<void> {
  await signInFor(page, variant);
  await openResume(page, { variant, resume, ...(layout && { layout }) });
  await expect(page.locator('[data-resume-sheet]').first()).toBeVisible();
  await laidOut(page);
}

/** The text of each sheet. Print media can't be emulated for this, because the page would lose its measuring layer. */
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

test.skip(!hasPdftotext(), 'pdftotext is not installed (Debian: apt-get install poppler-utils)');

for (const print of PRINTS) {
  const { name, layout } = print;
  test(`programs read ${name} in order, and find at least 95 % of the fields`, async ({ page }) => {
    await openPreview(page, print, print.resume ?? WHOLE_READER_RESUME);
    await page.getByRole('tab', { name: 'System view' }).click();
    const systemView = page.getByRole('region', { name: 'Text in reading order' }).locator('li p');
    await expect(systemView.first()).toBeVisible();
    const texts = await sheetTexts(page);
    const pdf = await printToPdf(page);

    const read = await readPdf(pdf);
    const { width, height } = PAPERS[layout?.paper ?? 'a4'];
    const [printedWidth, printedHeight] = read.paper.map((points) => (points / 72) * 25.4);
    expect(printedWidth).toBeCloseTo(width, 0);
    expect(printedHeight).toBeCloseTo(height, 0);
    expect(read.pageCount).toBe(texts.length);
    // A page that begins inside an entry names it, after its text.
    expect(texts.filter((sheet) => sheet.includes(', continued'))).toHaveLength(print.resume ? 1 : 0);

    const shown = shownOn(print);
    const links = [
      ...CONTACT_LINKS,
      ...(shown.projects.length > 0 ? [PROJECT_LINK] : []),
      ...(shown.reference.length > 0 ? REFERENCE_LINKS : []),
    ];
    expect(read.links.toSorted()).toEqual(links.toSorted());
    await expectAccessible(pdf, links.length);
    const { percent, faults } = screened(shown, read.items);
    console.log(`${name}: ${percent.toFixed(1)} % of the fields`);
    expect(percent, faults).toBeGreaterThanOrEqual(95);

    const own = compare(shown, partsOf(readResume(read.items, TODAY), TODAY));
    console.log(`${name}: ${own.percent.toFixed(1)} % of the fields come back by import`);
    expect(own.percent, own.faults).toBeGreaterThanOrEqual(98);

    const text = pdftotext(pdf);
    const words = wordsOf(text);
    expect(words).toEqual(wordsOf(texts.join('\n')));
    const points = [...fieldsOf(shown).keys()].filter((field) => /Description$|additionalField/.test(field));
    expect(text.match(POINTS)).toHaveLength(points.length);
    const announced = wordsOf((await systemView.allTextContents()).join(' '));
    expect(announced.toSorted()).toEqual(words.toSorted());

    const other: PaperName = layout?.paper === 'letter' ? 'a4' : 'letter';
    await page.getByRole('tab', { name: 'Print' }).click();
    await page.getByRole('radio', { name: PAPERS[other].name }).check({ force: true });
    await expect(page.locator('[data-resume-sheet]').first()).toHaveAttribute('data-paper', other);
    await expectAccessible(await printToPdf(page), links.length);
  });
}

const SCRIPTS = 'Zoë Łódź Nguyễn naïve ₹8,000 हिन्दी प्रबंधन கட்டண சென்னை শিক্ষক সিস্টেমে';
/** Text direction marks, which `pdftotext` adds. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

test('every script is extracted word for word, and no emoji or right-to-left name breaks its neighbours', async ({
  page,
}) => {
  const description = `${SCRIPTS} then 🚀 and on to the end.`;
  const personalInfo = { ...READER_RESUME.personalInfo, fullName: 'عائشة خان', title: 'प्रबंधक', description };
  const resume = { ...READER_RESUME, personalInfo, design: { headings: HEADING_SETS.tamil.headings } };
  await openPreview(page, CLASSIC, resume);
  const words = wordsOf((await sheetTexts(page)).join('\n'));
  const pdf = await printToPdf(page);
  const { tags } = await expectAccessible(pdf, CONTACT_LINKS.length + 1);
  const languages = tags.flatMap(({ type, lang }) => (lang ? [`${type} ${lang}`] : []));
  expect(languages.slice(0, 4)).toEqual(['Document en-IN', 'H1 ar', 'P hi', 'H2 ta']);
  const text = pdftotext(pdf);
  const read = wordsOf(text.normalize('NFKC').replace(DIRECTION_MARKS, ''));
  // An emoji is a colour picture in the PDF. Raw mode returns a right-to-left line in visual order, last word first, and may put
  // a space between letters that don't join, so only the letters of Arabic are compared, in any order.
  const arabicLetters = (all: readonly string[]): string[] =>
    Array.from(all.join('').replace(/\P{Script=Arabic}/gu, '')).sort();
  const otherWords = (all: readonly string[]): string[] =>
    all.filter((word) => !/[\p{Script=Arabic}\p{Extended_Pictographic}]/u.test(word));
  expect(arabicLetters(read)).toEqual(arabicLetters(words));
  expect(otherWords(read)).toEqual(otherWords(words));
  expect(otherWords(read).join(' ')).toContain(SCRIPTS);

  const { items } = await readPdf(pdf);
  const imported = partsOf(readResume(items, TODAY), TODAY);
  expect(imported.personalInfo).toMatchObject({ fullName: personalInfo.fullName, title: personalInfo.title });
  expect(imported.personalInfo?.description).toContain(SCRIPTS);
  const { faults } = scoreOf(shownOn({ ...CLASSIC, resume }), imported);
  expect(faults.filter((fault) => !fault.startsWith('person '))).toEqual([]);
});

/** Possible faults of a design, which the reader has to notice, or its results would mean nothing. */
const FAULTS: Readonly<Record<string, string>> = {
  'headings spaced too widely': 'h3 { letter-spacing: 0.15em !important }',
  'names as thin as the text': 'h4, h4 * { font-weight: 400 !important }',
  'dates after the title without a gap': 'p { display: block !important }',
};

test('a badly readable sheet is detected', async ({ page }) => {
  await openPreview(page, CLASSIC, WHOLE_READER_RESUME);
  for (const [fault, rule] of Object.entries(FAULTS)) {
    const style = await page.addStyleTag({ content: `[data-resume-sheet] { ${rule} }` });
    const { items } = await readPdf(await printToPdf(page));
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    const { percent } = screened(shownOn(CLASSIC), items);
    console.log(`A with ${fault}: ${percent.toFixed(1)} % of the fields`);
    expect(percent, fault).toBeLessThan(90);
  }
});

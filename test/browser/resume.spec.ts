import type { Page } from '@playwright/test';
import { getDocumentProxy, extractText } from 'unpdf';
import { expect, open, test } from './support/test';

/** A resume of two pages in variant A, step by step: what a visitor types into the fields of each entry. */
const PERSONAL = {
  'Full name': 'Ananya Raghunathan',
  Title: 'Senior Backend Engineer',
  'E-mail': 'ananya.r@example.com',
  Phone: '+91 90000 14120',
  Location: 'Bengaluru, Karnataka',
  LinkedIn: 'linkedin.com/in/ananya-raghunathan',
  GitHub: 'github.com/ananya-raghunathan',
  Description:
    'Backend engineer with nine years in payments. I build ledgers that balance and settle on time: double-entry systems that are efficient, offline-first and finished.',
};

const job = (number: number) => ({
  Company: `Kaveri Payments ${number}`,
  Position: `Backend Engineer ${number}`,
  Location: 'Bengaluru',
  Start: `April 20${10 + number}`,
  End: `March 20${11 + number}`,
  'What you did': `Job ${number}: led the settlement ledger, 1.4 crore entries a day, reconciled to the paisa against 18 partner banks before six in the morning.`,
  'Second point': `Job ${number}: cut reconciliation from nine hours to forty minutes by moving from row-by-row matching to sorted merges in PostgreSQL.`,
  'Third point': `Job ${number}: found ₹86,400 in interest posted to the wrong accounts.`,
});

const STEPS: readonly {
  readonly title: string;
  readonly entries: readonly Readonly<Record<string, string>>[];
}[] = [
  { title: 'Work experience', entries: [6, 5, 4, 3, 2, 1].map(job) },
  {
    title: 'Education',
    entries: [
      {
        Course: 'B.E.',
        Stream: 'Computer Science',
        'College or school': 'Chamundi Institute',
        'CGPA or percent': '8.9 CGPA',
        'Start year': '2006',
        'End year': '2010',
      },
    ],
  },
  {
    title: 'Projects',
    entries: [
      {
        Project: 'Paisa',
        'Made with': 'Go, PostgreSQL',
        'Completed in': '2023',
        'GitHub link': 'github.com/ananya/paisa',
        'What it does': 'A small ledger library with property tests.',
      },
    ],
  },
  { title: 'Skills', entries: [{ Heading: 'Databases', Skills: 'PostgreSQL, Redis, Kafka' }] },
  {
    title: 'Certificates',
    entries: [{ Certificate: 'Kubernetes Administrator', Description: 'Passed at 94%.' }],
  },
  {
    title: 'Languages',
    entries: [
      { Language: 'Kannada', Fluency: '10' },
      { Language: 'Hindi', Fluency: '6' },
    ],
  },
  { title: 'Interests', entries: [{ Interest: 'Carnatic violin' }] },
];

const LIGATURES = /[\uFB00-\uFB06]/;
const CHROME_WORDS = [
  'Login',
  'Previous',
  'Next',
  'DOWNLOAD',
  'AI Tools',
  'Career',
  'Saved in this tab',
  'Page 1 of',
];

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const stepTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeAttached();
const sessionValue = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? 'null', key);

/** Fills the fields of the open entries from top to bottom; an entry is added for every set of values after the first. */
async function fillStep(page: Page, { entries }: (typeof STEPS)[number]): Promise<void> {
  for (const [index, values] of entries.entries()) {
    if (index > 0) await page.getByRole('button', { name: /^Add another/ }).click();
    const entry = page.locator('[data-entry]').nth(index);
    for (const [label, value] of Object.entries(values))
      await entry.getByLabel(label, { exact: true }).fill(value);
  }
}

async function fillPersonal(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(PERSONAL))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function fillAll(page: Page): Promise<void> {
  await fillPersonal(page);
  for (const step of STEPS) {
    await next(page);
    await stepTitle(page, step.title);
    await fillStep(page, step);
  }
  await next(page);
}

/** The text of a PDF page by page, as a program reads it. */
async function readPdf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

for (const width of [1280, 360]) {
  test.describe(`resume A at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } });

    test('goes from the first field to a PDF that a program can read', async ({ page }) => {
      await open(page, '/resume?template=1');
      await fillAll(page);
      await expect(page.getByRole('button', { name: 'DOWNLOAD' })).toBeVisible();
      const sheets = await page.locator('[data-resume-sheet]').count();
      expect(sheets).toBeGreaterThan(1);
      await expect(page.getByText(`Page 1 of ${sheets}`)).toBeVisible();

      const pages = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      expect(pages).toHaveLength(sheets);
      for (const text of pages) expect(text.trim()).not.toBe('');
      const text = pages.join('\n');
      const inOrder = [
        'Ananya Raghunathan',
        'ananya.r@example.com',
        'Backend engineer with nine years',
        'Kaveri Payments 6',
        'Kaveri Payments 1',
        'Chamundi Institute',
        'Paisa',
        'PostgreSQL, Redis, Kafka',
        'Kubernetes Administrator',
        'Kannada',
        'Carnatic violin',
      ].map((words) => ({ words, at: text.replace(/\s+/g, ' ').indexOf(words) }));
      for (const { words, at } of inOrder) expect(at, words).toBeGreaterThanOrEqual(0);
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a.at - b.at));
      for (const words of CHROME_WORDS) expect(text).not.toContain(words);
      expect(text).not.toMatch(LIGATURES);
      expect(text).toContain('efficient, offline-first and finished');
      expect(text).toContain('•');
    });

    test('comes back to the same step with every value after a reload, and its keys hold every edit', async ({
      page,
    }) => {
      await open(page, '/resume?template=1');
      await fillPersonal(page);
      await expect
        .poll(() => sessionValue(page, 'personalInfoFormData').then(JSON.parse))
        .toMatchObject({ fullName: PERSONAL['Full name'], github: PERSONAL.GitHub });
      await next(page);
      await fillStep(page, { title: 'Work experience', entries: [job(2), job(1)] });
      await expect
        .poll(() => sessionValue(page, 'workExperiences').then(JSON.parse))
        .toMatchObject([
          { companyName: 'Kaveri Payments 2' },
          { companyName: 'Kaveri Payments 1', additionalField2: job(1)['Third point'] },
        ]);
      await page.reload();
      await stepTitle(page, 'Work experience');
      for (const [index, values] of [job(2), job(1)].entries()) {
        const entry = page.locator('[data-entry]').nth(index);
        await entry.getByRole('button', { expanded: false }).click();
        for (const [label, value] of Object.entries(values))
          await expect(entry.getByLabel(label, { exact: true })).toHaveValue(value);
      }
      await page.getByRole('button', { name: 'Previous' }).click();
      for (const [label, value] of Object.entries(PERSONAL))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    });
  });
}

test('DOWNLOAD hides itself, prints under the name of the resume and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const isHidden = ![...document.querySelectorAll('button')].some(
        ({ textContent }) => textContent === 'DOWNLOAD',
      );
      document.documentElement.dataset['printed'] = JSON.stringify({ title: document.title, isHidden });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await open(page, '/resume?template=1');
  await fillAll(page);
  await page.getByRole('button', { name: 'DOWNLOAD' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    JSON.stringify({ title: 'Ananya Raghunathan — Resume', isHidden: true }),
  );
  await expect(page.getByRole('button', { name: 'DOWNLOAD' })).toBeFocused();
  await expect(page).toHaveTitle(/^Resume builder/);
});

test('Back from the editor is the gallery, and the browser’s Forward the editor again', async ({ page }) => {
  await open(page, '/resume');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: 'Edit Template 1' }).click();
  await expect(page).toHaveURL(/\?template=1$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Template1' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('a damaged session key is ignored alone', async ({ page }) => {
  await open(page, '/resume?template=1');
  await page.evaluate(() => {
    sessionStorage.setItem('personalInfoFormData', JSON.stringify({ fullName: 'Nisha Verma' }));
    sessionStorage.setItem('workExperiences', '[{"id":1,"companyName":');
    sessionStorage.setItem('interests', JSON.stringify([{ id: 1, name: 'Ghazals' }]));
  });
  // A page that is left writes its own state: this one is left without a chance to.
  const other = await page.context().newPage();
  const values = await page.evaluate(() => ({ ...sessionStorage }));
  await other.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    },
    values as Record<string, string>,
  );
  await open(other, '/resume?template=1');
  await expect(other.getByLabel('Full name')).toHaveValue('Nisha Verma');
  await expect(other.getByRole('complementary', { name: 'Live preview' })).toContainText('Ghazals');
});

for (const template of [3, 4]) {
  test(`template ${template} stays shut for a visitor who types its address`, async ({ page }) => {
    await open(page, `/resume?template=${template}`);
    await expect(page.locator('[data-flow^="resume"]')).toHaveAttribute('data-state', 'locked');
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'DOWNLOAD' })).toHaveCount(0);
  });
}

import type { Page } from '@playwright/test';
import type { FieldSpec } from '../../../src/domain/fields';
import { LIST_FIELDS } from '../../../src/domain/resume/resumeFields';
import { RESUME_STEPS, RESUME_VARIANTS } from '../../../src/domain/resume/variants';
import { fill, main } from './accounts';
import { sampleResume } from './resumeTab';
import { expect } from './test';

/** Texts for the first step, by the labels of its fields. */
export const PERSONAL = {
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

export const COMPANY = LIST_FIELDS.workExperiences.companyName.label;

/** One entry of the work step; `number` tells it from the others. */
const job = (number: number) => ({
  [COMPANY]: `Kaveri Payments ${number}`,
  Position: `Backend Engineer ${number}`,
  Location: 'Bengaluru',
  Start: `April 20${10 + number}`,
  End: `March 20${11 + number}`,
  'What you did': `Job ${number}: led the settlement ledger, 1.4 crore entries a day, reconciled to the paisa against 18 partner banks before six in the morning.`,
  'Second point': `Job ${number}: cut reconciliation from nine hours to forty minutes by moving from row-by-row matching to sorted merges in PostgreSQL.`,
  'Third point': `Job ${number}: found ₹86,400 in interest posted to the wrong accounts.`,
});

interface Step {
  readonly title: string;
  /** The values of each entry, by the labels of its fields. */
  readonly entries: readonly Readonly<Record<string, string>>[];
}

/** The steps after the first: the sample's lists, with enough jobs for a second page. */
const STEPS: readonly Step[] = RESUME_VARIANTS.a.flatMap((step) => {
  const { title, list } = RESUME_STEPS[step];
  if (!list) return [];
  if (step === 'work') return [{ title, entries: [6, 5, 4, 3, 2, 1].map(job) }];
  const fields = Object.entries<FieldSpec>(LIST_FIELDS[list]);
  const entries = sampleResume('a')[list].map((item) => {
    const values = new Map(Object.entries(item));
    return Object.fromEntries(fields.map(([name, { label }]) => [label, String(values.get(name))]));
  });
  return [{ title, entries }];
});

/** Submits the step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
/** Waits until the wizard shows a step. */
export const stepTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeAttached();

/** Fills in the open entries from top to bottom, and adds an entry for every set of values after the first. */
async function fillStep(page: Page, { entries }: Step): Promise<void> {
  for (const [index, values] of entries.entries()) {
    if (index > 0) await page.getByRole('button', { name: /^Add another/ }).click();
    await fill(page.locator('[data-entry]').nth(index), values);
  }
}

/** Fills in every step of variant A, up to its preview. */
export async function fillAll(page: Page): Promise<void> {
  await fill(main(page), PERSONAL);
  for (const step of STEPS) {
    await next(page);
    await stepTitle(page, step.title);
    await fillStep(page, step);
  }
  await next(page);
}

import type { Page } from '@playwright/test';
import type { FieldSpec } from '../../../src/domain/fields';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../../src/domain/resume/resumeFields';
import { RESUME_STEPS, RESUME_VARIANTS } from '../../../src/domain/resume/variants';
import { fill, main } from './accounts';
import { LONG_READER_RESUME } from './readerResume';
import { expect } from './test';

const RESUME = LONG_READER_RESUME;

/** The texts of a form by the labels of its fields. */
function labelled(specs: Readonly<Record<string, FieldSpec>>, texts: object) {
  const values = new Map(Object.entries(texts));
  const labels = Object.entries(specs).map(([name, { label }]) => [label, String(values.get(name))]);
  return Object.fromEntries(labels) as Readonly<Record<string, string>>;
}

/** Texts for the first step. */
export const PERSONAL = labelled(PERSONAL_FIELDS, RESUME.personalInfo);

export const COMPANY = LIST_FIELDS.workExperiences.companyName.label;

/** The steps after the first, with enough jobs for a second page. */
const STEPS = RESUME_VARIANTS.a.flatMap((step) => {
  const { title, list } = RESUME_STEPS[step];
  return list ? [{ title, entries: RESUME[list].map((item) => labelled(LIST_FIELDS[list], item)) }] : [];
});

/** Submits the step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
/** Waits until the wizard shows a step. */
export const stepTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeAttached();

/** Fills in the open entries from top to bottom, and adds an entry for every set of values after the first. */
async function fillStep(page: Page, { entries }: (typeof STEPS)[number]): Promise<void> {
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

import type { Page } from '@playwright/test';
import {
  RESUME_STEPS,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../../../src/domain/resume/variants';
import { main, newEmail, signUp, toast } from '../support/accounts';
import { stepTitle } from '../support/fillResume';
import { chooseLogo, opaqueLogo } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { open } from '../support/test';
import { PHONE } from './support/inspect';
import { expect, press, test, type Visit } from './support/look';

async function openPreview(page: Page, variant: ResumeVariant): Promise<void> {
  await openResume(page, { variant, resume: sampleResume(variant) });
  await expect(page.locator('[data-resume-sheet]').first()).toBeVisible();
}

/** A JSON Resume with a job and a skill, and with more words than the fields take. */
function tooLongResume() {
  const work = [
    { name: 'Neem Tree', position: 'Developer', startDate: '2020-01', summary: 'Led. '.repeat(99) },
  ];
  const skills = [{ name: 'Web', keywords: ['React', 'CSS'] }];
  const resume = { basics: { name: 'Nisha Verma', email: 'nisha@example.in' }, work, skills };
  return { name: 'nisha.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) };
}

/** Goes to a step with the rail and opens an entry. */
async function goTo(page: Page, step: ResumeStep): Promise<void> {
  const { title } = RESUME_STEPS[step];
  const rail = page.getByRole('navigation', { name: 'Steps' });
  await rail.getByRole('button', { name: new RegExp(`^\\d*\\s*${title}`) }).click();
  await stepTitle(page, title);
  const closed = page.locator('[data-entry] button[aria-expanded="false"]');
  if ((await closed.count()) > 0) await closed.first().click();
}

/** Inspects the steps that no earlier template has, because the variants share their forms. */
async function lookAtSteps(
  { page, look }: Visit,
  variant: ResumeVariant,
  ...earlier: readonly ResumeVariant[]
) {
  const known = earlier.flatMap((one) => RESUME_VARIANTS[one]);
  for (const step of RESUME_VARIANTS[variant].filter((one) => !known.includes(one))) {
    await goTo(page, step);
    await look(`the ${step} step, an entry open`);
  }
}

test('template 1: an empty form, the preview, each step, the data dialog, a list', async ({ visit }) => {
  const { page, look } = visit;
  await open(page, '/resume?template=1');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await look('nothing typed');
  await openPreview(page, 'a');
  await look('the preview of template 1');
  await lookAtSteps(visit, 'a');
  await press(page, 'Your data, in and out');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the data dialog');
  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: 'Export' }).click();
  await look('the export');
  await page.getByRole('tab', { name: 'Import' }).click();
  await dialog.locator('input[type="file"]').setInputFiles(tooLongResume());
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  await look('what was found in a file');
  await page.getByRole('tab', { name: 'Resumes' }).click();
  await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await look('the resumes on this device');
  await dialog.getByRole('button', { name: 'Forget everything on this device' }).click();
  await page.keyboard.press('Escape');
  await goTo(page, 'languages');
  await press(page, /^Add another/);
  await press(page, /^Remove/);
  await expect(toast(page)).toBeVisible();
  await look('a list of three, the middle one removed');
});

test('template 2: the preview, its design and its review, a photo, a phone', async ({ visit }) => {
  const { page, look } = visit;
  await openPreview(page, 'b');
  await look('the preview of template 2');
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('button', { name: 'Summary', exact: true }).click();
  await look('the design, a section open');
  await page.getByRole('tab', { name: /^System/ }).click();
  await expect(page.getByRole('region', { name: 'Text in reading order' })).toBeVisible();
  await look('the system view');
  await page.getByRole('tab', { name: 'Keyword match' }).click();
  await page.getByRole('textbox', { name: 'Job ad' }).fill('Usability testing, Figma, React and TypeScript.');
  await expect(page.getByRole('status').filter({ hasText: 'on your sheet' })).toBeVisible();
  await look('beside a job ad');
  await lookAtSteps(visit, 'b', 'a');
  await chooseLogo(page, 'me.jpg', await opaqueLogo());
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeVisible();
  await look('the frame of a photo');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize(PHONE);
  await press(page, /^Step/);
  await look('the steps of a phone, unfolded');
  await goTo(page, 'work');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Farhan Qureshi' })).toBeVisible();
  await look('the live preview of a phone');
});

test('templates 3 and 4: their lock, the unlocked gallery, the preview, a reference', async ({ visit }) => {
  const { page, look } = visit;
  await open(page, '/resume?template=3');
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await look('the lock');
  await signUp(page, newEmail());
  await open(page, '/resume');
  await expect(main(page).getByRole('link', { name: /^Edit Template/ })).toHaveCount(4);
  await look('the gallery of a visitor who is signed in');
  await openPreview(page, 'd');
  await look('the preview of template 4');
  await openPreview(page, 'c');
  await look('the preview of template 3');
  await lookAtSteps(visit, 'c', 'a', 'b');
});

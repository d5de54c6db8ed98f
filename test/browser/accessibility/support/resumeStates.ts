import {
  RESUME_TEMPLATES,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../../../../src/domain/resume/variants';
import { main, newEmail, signUp } from '../../support/accounts';
import { chooseLogo, opaqueLogo } from '../../support/posters';
import { openResume, sampleResume, signInFor } from '../../support/resumeTab';
import { expect, open } from '../../support/test';
import { press, type PageState } from './pageState';

const SCREENS: readonly PageState[] = [
  {
    name: 'the resume gallery of a visitor who is signed in',
    reach: async (page) => {
      await signUp(page, newEmail());
      await open(page, '/resume');
      await expect(main(page).getByRole('link', { name: /^Edit Template/ })).toHaveCount(4);
    },
  },
  {
    name: 'a resume template behind its lock',
    reach: async (page) => {
      await open(page, '/resume?template=3');
      await expect(
        main(page)
          .getByRole('button', { name: /^Login/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'an empty resume',
    reach: async (page) => {
      await open(page, '/resume?template=1');
      await expect(page.getByLabel('Full name')).toBeVisible();
    },
  },
  {
    name: 'a list of three, the middle one removed',
    reach: async (page) => {
      await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'languages' });
      await press(page, /^Add another/);
      await press(page, /^Remove/);
      await expect(page.locator('.notistack-Snackbar')).toBeVisible();
    },
  },
  {
    name: 'the steps of a phone, unfolded',
    room: 'phone',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'projects' });
      await press(page, /^Step/);
    },
  },
  {
    name: 'the live preview of a phone',
    room: 'phone',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'work' });
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(page.getByRole('heading', { name: 'Farhan Qureshi' })).toBeVisible();
    },
  },
  {
    name: 'the data dialog',
    reach: async (page) => {
      await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'personal' });
      await press(page, 'Your data, in and out');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the frame of a photo',
    reach: async (page) => {
      await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'photo' });
      await chooseLogo(page, 'me.jpg', await opaqueLogo());
      await expect(page.getByRole('button', { name: 'Use this photo' })).toBeVisible();
    },
  },
  {
    name: 'the system view of a resume',
    reach: async (page) => {
      await openResume(page, { variant: 'b', resume: sampleResume('b') });
      await page.getByRole('tab', { name: /^System/ }).click();
      await expect(page.getByRole('region', { name: 'Text in reading order' })).toBeVisible();
    },
  },
  {
    name: 'a resume beside a job ad',
    reach: async (page) => {
      await openResume(page, { variant: 'b', resume: sampleResume('b') });
      await page.getByRole('tab', { name: 'Keyword match' }).click();
      await page
        .getByRole('textbox', { name: 'Job ad' })
        .fill('Usability testing, Figma, React and TypeScript.');
      await expect(page.getByRole('status').filter({ hasText: 'on your sheet' })).toBeVisible();
    },
  },
];

/** Each step once: the variants share their forms. */
const STEP_HOMES = new Map<ResumeStep, ResumeVariant>();
for (const variant of ['a', 'b', 'c', 'd'] as const)
  for (const step of RESUME_VARIANTS[variant]) if (!STEP_HOMES.has(step)) STEP_HOMES.set(step, variant);

const STEPS: readonly PageState[] = [...STEP_HOMES].map(([step, variant]) => ({
  name: `the ${step} step of template ${RESUME_TEMPLATES[variant].template}, an entry open`,
  reach: async (page) => {
    await signInFor(page, variant);
    await openResume(page, { variant, resume: sampleResume(variant), stop: step });
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await page.locator('main form :is(input, textarea)').first().waitFor({ state: 'attached' });
    const closed = page.locator('[data-entry] button[aria-expanded="false"]');
    if ((await closed.count()) > 0) await closed.first().click();
  },
}));

const PREVIEWS: readonly PageState[] = (['a', 'b', 'c', 'd'] as const).map((variant) => ({
  name: `the preview of template ${RESUME_TEMPLATES[variant].template}`,
  reach: async (page) => {
    await signInFor(page, variant);
    await openResume(page, { variant, resume: sampleResume(variant) });
    await expect(page.locator('[data-resume-sheet]').first()).toBeVisible();
  },
}));

/** The resume builder from its gallery to its review. */
export const RESUME_STATES: readonly PageState[] = [...SCREENS, ...STEPS, ...PREVIEWS];

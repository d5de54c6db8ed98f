import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { fieldNames, type FieldSpec, type FieldSpecs } from '../../src/domain/fields';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../src/domain/posts/details';
import { POST_FLOW_NAMES, POST_FLOWS, type PostFlowName } from '../../src/domain/posts/occasions';
import type { ResumeData } from '../../src/domain/resume/entities';
import { fieldElementId, type ResumePlace } from '../../src/domain/resume/places';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../src/domain/resume/resumeFields';
import {
  RESUME_STEP_NAMES,
  RESUME_STEPS,
  RESUME_VARIANT_NAMES,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../../src/domain/resume/variants';
import { SIP_SLIDERS } from '../../src/domain/sip/fields';
import { openTemplates } from '../browser/support/posters';
import { openResume, signInFor } from '../browser/support/resumeTab';
import { open } from '../browser/support/test';
import { sliding, tapping, typing, type Gesture } from './gestures';
import { fullResume } from './longResumes';
import { PHONE_SCREEN } from './visit';

/** A control in a tool, and what a visitor does with it. */
export interface Spot {
  readonly name: string;
  readonly gesture: Gesture;
  /** A desktop screen by default. */
  readonly screen?: BrowserContextOptions;
  /** Opens the tool. @returns the control, or several that take turns */
  readonly open: (page: Page) => Promise<Locator>;
}

/** Opens a wizard at a step, with a resume of two pages by default. */
async function openWizard(
  page: Page,
  variant: ResumeVariant,
  step: ResumeStep,
  resume = fullResume(variant),
): Promise<void> {
  await signInFor(page, variant);
  await openResume(page, { variant, resume, stop: step });
}

/** A text box of a wizard, beside the live preview. */
interface Box extends Spot {
  readonly open: (page: Page, resume?: ResumeData) => Promise<Locator>;
}

function box(variant: ResumeVariant, step: ResumeStep, place: ResumePlace, spec: FieldSpec): Box {
  return {
    name: `wizard ${variant.toUpperCase()}, ${RESUME_STEPS[step].title}, ${spec.label}`,
    gesture: typing(spec),
    open: async (page, resume) => {
      await openWizard(page, variant, step, resume);
      await page.locator('[data-row]:visible').first().waitFor();
      const field = page.locator(`[id="${fieldElementId(place)}"]`);
      await page.locator('form [data-entry], form textarea').first().waitFor();
      // By key, so that no mouse is over the page, as over the bare one: it costs at every change of the layout.
      const closed = page.locator('[data-entry]').first().getByRole('button', { expanded: false });
      if (await closed.isVisible()) await closed.press('Enter');
      return field;
    },
  };
}

function boxesOf(variant: ResumeVariant, step: ResumeStep): readonly Spot[] {
  const { list } = RESUME_STEPS[step];
  if (step === 'photo') return [];
  if (!list)
    return fieldNames(PERSONAL_FIELDS).map((field) =>
      box(variant, step, { part: 'personalInfo', field }, PERSONAL_FIELDS[field]),
    );
  const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
  return Object.entries(specs).map(([field, spec]) => box(variant, step, { part: list, id: 1, field }, spec));
}

/** Every text box of the four wizards, once. */
export const WIZARD_BOXES: readonly Spot[] = RESUME_STEP_NAMES.flatMap((step) => {
  const variant = RESUME_VARIANT_NAMES.find((name) => RESUME_VARIANTS[name].includes(step));
  return variant ? boxesOf(variant, step) : [];
});

export const JOB_TEXT = box(
  'a',
  'work',
  { part: 'workExperiences', id: 1, field: 'jobDescription' },
  LIST_FIELDS.workExperiences.jobDescription,
);

const wizardSpots = (variant: ResumeVariant): readonly Spot[] => [
  box(variant, 'personal', { part: 'personalInfo', field: 'description' }, PERSONAL_FIELDS.description),
  {
    name: `wizard ${variant.toUpperCase()}, opening and closing jobs`,
    gesture: tapping,
    screen: PHONE_SCREEN,
    open: async (page) => {
      await openWizard(page, variant, 'work');
      return page.locator('[data-control="toggle"]');
    },
  },
];

function studioSpots(flow: PostFlowName): readonly Spot[] {
  const { title, path, details } = POST_FLOWS[flow];
  const spec = details === 'social' ? SOCIAL_FIELDS.companyName : BUSINESS_FIELDS.businessName;
  return [
    {
      name: `${title}, ${spec.label}`,
      gesture: typing(spec),
      open: async (page) => {
        await open(page, path);
        return page.getByLabel(spec.label, { exact: true });
      },
    },
    {
      name: `${title}, sizes`,
      gesture: tapping,
      screen: PHONE_SCREEN,
      open: async (page) => {
        await openTemplates(page, { flow });
        return page.getByRole('group', { name: 'Picture size' }).locator('label');
      },
    },
  ];
}

const atCalculator = (name: string, gesture: Gesture, control: (page: Page) => Locator): Spot => ({
  name: `calculator, ${name}`,
  gesture,
  open: async (page) => {
    await open(page, '/calculator');
    return control(page);
  },
});

const AMOUNT: FieldSpec = { label: SIP_SLIDERS.monthlyInvestment.label, type: 'number', maxLength: 6 };

/** Keys, taps and sliders of every tool. */
export const TOOL_SPOTS: readonly Spot[] = [
  ...RESUME_VARIANT_NAMES.flatMap(wizardSpots),
  ...POST_FLOW_NAMES.filter((flow) => POST_FLOWS[flow].then !== 'comingSoon').flatMap(studioSpots),
  atCalculator(AMOUNT.label, typing(AMOUNT), (page) => page.getByRole('spinbutton', { name: AMOUNT.label })),
  ...Object.values(SIP_SLIDERS).map(({ label }) =>
    atCalculator(`slider of ${label}`, sliding, (page) => page.getByRole('slider', { name: label })),
  ),
];

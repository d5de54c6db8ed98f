import type { TemplateNumber } from '../access';
import type { ResumeListName } from './entities';

type StepList = readonly [ResumeStep, ...ResumeStep[]];

const STEPS = {
  a: ['personal', 'work', 'education', 'projects', 'skills', 'certificates', 'languages', 'interests'],
  b: ['personal', 'work', 'education', 'projects', 'professionalSkills', 'languages', 'interests', 'photo'],
  c: ['personal', 'work', 'education', 'professionalSkills', 'languages', 'reference', 'photo'],
  d: ['personal', 'work', 'education', 'projects', 'professionalSkills', 'certificates', 'languages'],
} as const satisfies Readonly<Record<string, StepList>>;

/** The four wizards of the resume builder; Template1 to Template4 open them in this order. */
export type ResumeVariant = keyof typeof STEPS;

export const RESUME_VARIANT_NAMES = Object.keys(STEPS) as readonly ResumeVariant[];

export const RESUME_VARIANTS: Readonly<Record<ResumeVariant, StepList>> = STEPS;

/** The stops of a variant's wizard: its steps, then the preview. */
export type ResumeStop<Variant extends ResumeVariant = ResumeVariant> =
  | (typeof STEPS)[Variant][number]
  | 'preview';

/** The title of a step on the rail and above its form, and the list it edits, if any. */
interface StepSpec {
  readonly title: string;
  readonly list?: ResumeListName;
}

const SPECS = {
  personal: { title: 'Personal' },
  work: { title: 'Work experience', list: 'workExperiences' },
  education: { title: 'Education', list: 'education' },
  projects: { title: 'Projects', list: 'projects' },
  skills: { title: 'Skills', list: 'skills' },
  professionalSkills: { title: 'Professional skills', list: 'professionalSkills' },
  certificates: { title: 'Certificates', list: 'certificates' },
  languages: { title: 'Languages', list: 'languages' },
  interests: { title: 'Interests', list: 'interests' },
  reference: { title: 'Reference', list: 'reference' },
  photo: { title: 'Profile photo' },
} satisfies Readonly<Record<string, StepSpec>>;

export type ResumeStep = keyof typeof SPECS;
export const RESUME_STEPS: Readonly<Record<ResumeStep, StepSpec>> = SPECS;

export const RESUME_STEP_NAMES = Object.keys(RESUME_STEPS) as readonly ResumeStep[];

export function stepOfList(list: ResumeListName): ResumeStep {
  const step = RESUME_STEP_NAMES.find((name) => RESUME_STEPS[name].list === list);
  if (!step) throw new RangeError(`No step edits ${list}`);
  return step;
}

export const listTitle = (list: ResumeListName): string => RESUME_STEPS[stepOfList(list)].title;

/** The template card that opens a variant, and the design of its sheet. */
interface ResumeTemplateSpec {
  readonly template: TemplateNumber;
  readonly name: string;
  readonly design: string;
  /** Applicant tracking systems parse two columns less reliably. */
  readonly columns: 1 | 2;
}

export const RESUME_TEMPLATES: Readonly<Record<ResumeVariant, ResumeTemplateSpec>> = {
  a: { template: 1, name: 'Template1', design: 'Classic', columns: 1 },
  b: { template: 2, name: 'Template2', design: 'Sidebar', columns: 2 },
  c: { template: 3, name: 'Template3', design: 'Band', columns: 2 },
  d: { template: 4, name: 'Template4', design: 'Compact', columns: 1 },
};

/** The variant that a template opens: 1 is `a`. */
export function variantOf(template: TemplateNumber): ResumeVariant {
  const variant = RESUME_VARIANT_NAMES.find((name) => RESUME_TEMPLATES[name].template === template);
  if (!variant) throw new RangeError(`No resume variant for template ${template}`);
  return variant;
}

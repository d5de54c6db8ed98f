const STEPS = {
  a: ['personal', 'work', 'education', 'projects', 'skills', 'certificates', 'languages', 'interests'],
  b: ['personal', 'work', 'education', 'projects', 'professionalSkills', 'languages', 'interests', 'photo'],
  c: ['personal', 'work', 'education', 'professionalSkills', 'languages', 'reference', 'photo'],
  d: ['personal', 'work', 'education', 'projects', 'professionalSkills', 'certificates', 'languages'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The four wizards of the resume builder; Template1 to Template4 open them in this order. */
export type ResumeVariant = keyof typeof STEPS;

export const RESUME_VARIANT_NAMES = Object.keys(STEPS) as readonly ResumeVariant[];

/** A step of at least one wizard. */
export type ResumeStep = (typeof STEPS)[ResumeVariant][number];

/** The steps of each wizard, in order. Separate from their titles, which the machines do without. */
export const RESUME_VARIANTS: Readonly<Record<ResumeVariant, readonly [ResumeStep, ...ResumeStep[]]>> = STEPS;

/** The stops of a variant's wizard: its steps, then the preview. */
export type ResumeStop<Variant extends ResumeVariant = ResumeVariant> =
  | (typeof STEPS)[Variant][number]
  | 'preview';

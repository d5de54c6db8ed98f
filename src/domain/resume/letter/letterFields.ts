import { NAME_MAX, SENTENCE_MAX, type FieldSpec, type FieldSpecs } from '../../fields';

export type LetterStep = 'recipient' | 'opening' | 'results' | 'closing';
export type LetterStop = LetterStep | 'preview';

/** Longest first or last text: filled to the end, a letter takes a page and a few lines. */
const LETTER_TEXT_MAX = 800;
/** Longest result: two points of a job. */
const RESULT_MAX = 300;

const LINE = { maxLength: NAME_MAX, autoComplete: 'off' } as const;
const TEXT = { type: 'multiline', maxLength: LETTER_TEXT_MAX, isCounted: true } as const;
const RESULT = { type: 'multiline', maxLength: RESULT_MAX, isCounted: true } as const;

const FIELDS = {
  recipient: {
    label: 'Name',
    placeholder: 'Ms Kavita Rao',
    hint: 'Leave it empty if you don’t know who reads it',
    ...LINE,
  },
  role: { label: 'Role', placeholder: 'Head of Engineering', ...LINE },
  company: { label: 'Company', required: true, ...LINE },
  place: { label: 'Place', placeholder: 'City, State', ...LINE },
  date: { label: 'Date', ...LINE },
  salutation: { label: 'Salutation', ...LINE },
  job: { label: 'Job', required: true, hint: 'As the advertisement calls it', ...LINE },
  subject: { label: 'Subject', ...LINE, maxLength: SENTENCE_MAX },
  opening: {
    label: 'First paragraph',
    required: true,
    hint: 'What they are looking for, and why that is you',
    ...TEXT,
  },
  lead: { label: 'Before the results', ...LINE, maxLength: SENTENCE_MAX },
  result1: { label: 'First result', ...RESULT },
  result2: { label: 'Second result', ...RESULT },
  closing: {
    label: 'Last paragraph',
    required: true,
    hint: 'What happens next: when you can talk, and when you could start',
    ...TEXT,
  },
  signOff: { label: 'Sign-off', ...LINE },
} satisfies Readonly<Record<string, FieldSpec>>;

/** What is typed into a letter. Name and contacts come from the resume. */
export type Letter = Record<keyof typeof FIELDS, string>;
export const LETTER_FIELDS: FieldSpecs<Letter> = FIELDS;
export const LETTER_TITLE = 'Letter';

interface LetterStepSpec {
  readonly title: string;
  /** One sentence under the title. */
  readonly intro: string;
  readonly fields: readonly [keyof Letter, ...(keyof Letter)[]];
}

export const LETTER_STEPS: Readonly<Record<LetterStep, LetterStepSpec>> = {
  recipient: {
    title: 'To whom',
    intro: 'The advertisement, or the company’s website, may name a person.',
    fields: ['recipient', 'role', 'company', 'place', 'date', 'salutation'],
  },
  opening: {
    title: 'Why you',
    intro: 'One paragraph is enough. A new line starts another.',
    fields: ['job', 'subject', 'opening'],
  },
  results: {
    title: 'Two results',
    intro: 'The two lines of your resume that matter most for this job.',
    fields: ['lead', 'result1', 'result2'],
  },
  closing: { title: 'Close', intro: 'How you would like to go on.', fields: ['closing', 'signOff'] },
};

export const LETTER_STEP_NAMES = Object.keys(LETTER_STEPS) as readonly LetterStep[];

export function stepOfField(field: string): LetterStep {
  const step = LETTER_STEP_NAMES.find((name) => LETTER_STEPS[name].fields.some((one) => one === field));
  if (!step) throw new RangeError(`No step has ${field}`);
  return step;
}

export function specsOfStep(step: LetterStep): FieldSpecs<Partial<Letter>> {
  return Object.fromEntries(LETTER_STEPS[step].fields.map((field) => [field, LETTER_FIELDS[field]]));
}

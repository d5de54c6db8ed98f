import { fillBlanks, isComplete, textsFor } from '../../fields';
import type { ResumeData } from '../entities';
import { isBlankItem, itemsIn, listsIn } from '../lists';
import type { StepProgress } from '../progress';
import { pointFieldsOf } from '../points';
import { valueOf } from '../review/typedTexts';
import { LETTER_FIELDS, specsOfStep, type Letter, type LetterStep } from './letterFields';

/** The letter that goes with a resume; fields without a text are empty. */
export const letterOf = ({ letter }: Pick<ResumeData, 'letter'>): Letter =>
  textsFor(LETTER_FIELDS, (field) => letter[field] ?? '');

/** How far a step of the letter is. */
export function letterProgress(step: LetterStep, resume: ResumeData): StepProgress {
  const specs = specsOfStep(step);
  const letter = letterOf(resume);
  if (!isComplete<Partial<Letter>>(specs, letter)) return 'incomplete';
  return isBlankItem(textsFor(specs, (field) => letter[field])) ? 'blank' : 'filled';
}

const isBlank = (text: string): boolean => text.trim() === '';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Salutations that name nobody. */
const NAMELESS = /\b(?:sirs?|madam|ma['’]am|whom|manager|team|committee)\b/i;

type DefaultField = 'date' | 'subject' | 'salutation' | 'lead' | 'signOff';

/**
 * What a letter says where these fields are empty. A letter to a name ends sincerely, one to nobody in particular faithfully, as
 * in British and Indian business letters; a salutation that is typed tells which it is.
 */
export function defaultsOf(letter: Letter, today: Date): Pick<Letter, DefaultField> {
  const { recipient, salutation, job, result1, result2 } = letter;
  const isNamed = !isBlank(recipient);
  const isGreeted = isBlank(salutation) ? isNamed : !NAMELESS.test(salutation);
  const isOne = isBlank(result1) || isBlank(result2);
  return {
    date: today.toLocaleDateString('en-IN', DATE),
    subject: isBlank(job) ? '' : `Subject: Application for the post of ${job.trim()}`,
    salutation: isNamed ? `Dear ${recipient.trim()},` : 'Dear Hiring Manager,',
    lead: isOne ? 'One result that may interest you:' : 'Two results that may interest you:',
    signOff: isGreeted ? 'Yours sincerely,' : 'Yours faithfully,',
  };
}

/** The letter with its defaults, as it prints. */
export const printableLetter = (letter: Letter, today: Date): Letter =>
  fillBlanks(letter, { ...letter, ...defaultsOf(letter, today) });

/**
 * The lines of the resume that could be the letter's results, with their marks, which the letter draws, too: the points of all
 * entries, each text once.
 * @returns each with the company or project that it is about, which may be empty
 */
export function resultLines(resume: ResumeData) {
  const lines = listsIn(resume).flatMap((list) =>
    itemsIn(resume, list).flatMap((entry) => {
      const about = valueOf(entry, 'companyName') || valueOf(entry, 'projectName');
      const texts = pointFieldsOf(list).map((field) => valueOf(entry, field));
      return texts.filter(Boolean).map((text) => [text, { text, about }] as const);
    }),
  );
  return [...new Map(lines).values()];
}

type Results = Pick<Letter, 'result1' | 'result2'>;

/** Whether a line of the resume is in the letter, unchanged. */
export const isPicked = ({ result1, result2 }: Results, text: string): boolean =>
  [result1, result2].includes(text);

/** The field that changes when a line is picked or put back, and its new text; undefined if both are taken. */
export function pickOf(results: Results, text: string): { field: keyof Results; value: string } | undefined {
  const wanted = isPicked(results, text) ? text : '';
  const field = (['result1', 'result2'] as const).find((name) => results[name].trim() === wanted);
  return field && { field, value: wanted === '' ? text : '' };
}

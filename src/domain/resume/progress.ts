import { isComplete, type FieldSpecs } from '../fields';
import type { ResumeData } from './entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from './resumeFields';
import { filledItems } from './lists';
import { RESUME_STEPS, type ResumeStep } from './variants';

/** State of a step: a required field is empty, nothing is filled in and nothing has to be, or it is ready to print. */
export type StepProgress = 'incomplete' | 'blank' | 'filled';

export function progressOf(step: ResumeStep, resume: ResumeData): StepProgress {
  const { list } = RESUME_STEPS[step];
  if (step === 'photo') return resume.selectedPhoto ? 'filled' : 'blank';
  if (!list) return isComplete(PERSONAL_FIELDS, resume.personalInfo) ? 'filled' : 'incomplete';
  const specs: FieldSpecs<object> = LIST_FIELDS[list];
  const entries = filledItems<object>(resume[list]);
  if (entries.length === 0) return 'blank';
  return entries.every((entry: object) => isComplete(specs, entry)) ? 'filled' : 'incomplete';
}

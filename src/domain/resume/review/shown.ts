import { enumerate } from '../../counting';
import type { ResumeData, ResumeListName } from '../entities';
import { RESUME_LIST_NAMES } from '../lists';
import { visibleResume } from '../visibleResume';
import {
  RESUME_STEPS,
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../variants';

interface SheetChoice {
  readonly variant: ResumeVariant;
  readonly isPlain: boolean;
}

/** Lists that the sheet never shows, empty or not. The plain version shows every list. */
function hiddenLists({ variant, isPlain }: SheetChoice): ResumeListName[] {
  if (isPlain) return [];
  const shown = new Set(RESUME_VARIANTS[variant].map((step) => RESUME_STEPS[step].list));
  return RESUME_LIST_NAMES.filter((list) => !shown.has(list));
}

/** Non-empty lists that the sheet omits. */
export function listsLeftOut(resume: ResumeData, sheet: SheetChoice): ResumeListName[] {
  return hiddenLists(sheet).filter((list) => resume[list].length > 0);
}

/** The resume without what the sheet does not print, such as invisible characters. */
export function shownResume(resume: ResumeData, sheet: SheetChoice): ResumeData {
  const emptied: Partial<ResumeData> = Object.fromEntries(hiddenLists(sheet).map((list) => [list, []]));
  const hasPhoto = RESUME_VARIANTS[sheet.variant].includes('photo') && !sheet.isPlain;
  return { ...visibleResume(resume), ...emptied, selectedPhoto: hasPhoto ? resume.selectedPhoto : null };
}

/** The list of skills that a variant has a step for. */
export const skillList = (variant: ResumeVariant): ResumeListName =>
  RESUME_VARIANTS[variant].includes('skills') ? 'skills' : 'professionalSkills';

/** The names of the templates that have a step: "Template1 and Template4". */
export function templatesWith(step: ResumeStep): string {
  const names = RESUME_VARIANT_NAMES.filter((variant) => RESUME_VARIANTS[variant].includes(step)).map(
    (variant) => RESUME_TEMPLATES[variant].name,
  );
  return enumerate(names);
}

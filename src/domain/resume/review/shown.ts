import type { ResumeData, ResumeListName } from '../entities';
import { RESUME_LIST_NAMES } from '../lists';
import {
  RESUME_STEPS,
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../variants';

/** Lists without a step in this variant, empty or not. */
function listsWithoutStep(variant: ResumeVariant): ResumeListName[] {
  const shown = new Set(RESUME_VARIANTS[variant].map((step) => RESUME_STEPS[step].list));
  return RESUME_LIST_NAMES.filter((list) => !shown.has(list));
}

/** Non-empty lists that the template omits. */
export function listsLeftOut(resume: ResumeData, variant: ResumeVariant): ResumeListName[] {
  return listsWithoutStep(variant).filter((list) => resume[list].length > 0);
}

/** The resume without what the template does not print. */
export function shownResume(resume: ResumeData, variant: ResumeVariant): ResumeData {
  const emptied: Partial<ResumeData> = Object.fromEntries(
    listsWithoutStep(variant).map((list) => [list, []]),
  );
  const hasPhoto = RESUME_VARIANTS[variant].includes('photo');
  return { ...resume, ...emptied, selectedPhoto: hasPhoto ? resume.selectedPhoto : null };
}

/** The names of the templates that have a step: "Template1 and Template4". */
export function templatesWith(step: ResumeStep): string {
  const names = RESUME_VARIANT_NAMES.filter((variant) => RESUME_VARIANTS[variant].includes(step)).map(
    (variant) => RESUME_TEMPLATES[variant].name,
  );
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

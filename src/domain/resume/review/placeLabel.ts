import type { ResumeData } from '../entities';
import { itemsIn, nounOf } from '../lists';
import { fieldsOf, titleOf } from '../listWords';
import type { ResumePlace } from '../places';
import { PERSONAL_FIELDS } from '../resumeFields';
import { RESUME_STEPS } from '../variants';

/** User-facing name of a place: "Work experience, job 2, Company". */
export function placeLabel(place: ResumePlace, resume: ResumeData): string {
  if (place.part === 'personalInfo')
    return `${RESUME_STEPS.personal.title}, ${PERSONAL_FIELDS[place.field].label}`;
  if (place.part === 'selectedPhoto') return RESUME_STEPS.photo.title;
  const { part, id, field } = place;
  const title = titleOf(part, resume);
  if (id === undefined) return title;
  const entry = `${title}, ${nounOf(part)} ${itemsIn(resume, part).findIndex((item) => item.id === id) + 1}`;
  const label = field === undefined ? undefined : fieldsOf(part)[field]?.label;
  return label === undefined ? entry : `${entry}, ${label}`;
}

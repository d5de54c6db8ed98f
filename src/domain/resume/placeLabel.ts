import type { FieldSpecs } from '../fields';
import type { ResumeData } from './entities';
import { LIST_SPECS } from './lists';
import { stepOfPlace, type ResumePlace } from './places';
import { LIST_FIELDS, PERSONAL_FIELDS } from './resumeFields';
import { RESUME_STEPS } from './variants';

/** User-facing name of a place: "Work experience, job 2, Company". */
export function placeLabel(place: ResumePlace, resume: ResumeData): string {
  const step = RESUME_STEPS[stepOfPlace(place)].title;
  if (place.part === 'personalInfo') return `${step}, ${PERSONAL_FIELDS[place.field].label}`;
  if (place.part === 'selectedPhoto' || place.id === undefined) return step;
  const { part, id, field } = place;
  const items: readonly { id: number }[] = resume[part];
  const entry = `${step}, ${LIST_SPECS[part].noun} ${items.findIndex((item) => item.id === id) + 1}`;
  const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[part];
  const label = field === undefined ? undefined : specs[field]?.label;
  return label === undefined ? entry : `${entry}, ${label}`;
}

import type { PersonalInfo, ResumeListName } from './entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from './resumeFields';
import { stepOfList, type ResumeStep } from './variants';

/** An addressable place in a resume: a personal field, a list, a list entry, a field of an entry, or the photo. */
export type ResumePlace =
  | { readonly part: 'personalInfo'; readonly field: keyof PersonalInfo }
  | { readonly part: ResumeListName; readonly id?: number; readonly field?: string }
  | { readonly part: 'selectedPhoto' };

/** The step whose form edits a place. */
export function stepOfPlace({ part }: ResumePlace): ResumeStep {
  if (part === 'personalInfo') return 'personal';
  return part === 'selectedPhoto' ? 'photo' : stepOfList(part);
}

/** Prefix of the element ids in the personal form. */
export const PERSONAL_ID_PREFIX = 'personal';
export const itemIdPrefix = (list: ResumeListName, id: number): string => `${list}-${id}`;

/** Id of the control that edits a place; undefined unless the place is a single field. */
export function fieldElementId(place: ResumePlace): string | undefined {
  if (place.part === 'personalInfo') return `${PERSONAL_ID_PREFIX}-${place.field}`;
  if (place.part === 'selectedPhoto' || place.id === undefined || place.field === undefined) return undefined;
  return `${itemIdPrefix(place.part, place.id)}-${place.field}`;
}

/** Inverse of `fieldElementId`; undefined for ids of other elements. */
export function placeOfElement(id: string): ResumePlace | undefined {
  const [part = '', second = '', field] = id.split('-');
  if (part === PERSONAL_ID_PREFIX && second in PERSONAL_FIELDS)
    return { part: 'personalInfo', field: second as keyof PersonalInfo };
  if (!(part in LIST_FIELDS) || !/^\d+$/.test(second) || field === undefined) return undefined;
  return { part: part as ResumeListName, id: Number(second), field };
}

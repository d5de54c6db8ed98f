import type { PersonalInfo } from './entities';
import { isOwnPart, type EditedListName } from './lists';
import { LIST_FIELDS, PERSONAL_FIELDS } from './resumeFields';
import { stepOfList, type ResumeStep } from './variants';

/**
 * An addressable place in a resume: a personal field, a list, an entry or own section, a field of one, or the photo.
 */
export type ResumePlace =
  | { readonly part: 'personalInfo'; readonly field: keyof PersonalInfo }
  | { readonly part: EditedListName; readonly id?: number; readonly field?: string }
  | { readonly part: 'selectedPhoto' };

/** A part of the design, or a section that it arranges. */
interface DesignPlace {
  readonly part: 'design';
  readonly field: string;
}

/** A field of the letter that goes with the resume. */
interface LetterPlace {
  readonly part: 'letter';
  readonly field: string;
}

/** What a visitor can change. */
export type EditedPlace = ResumePlace | DesignPlace | LetterPlace;

/** The step whose form edits a place; the design and own sections are edited beside the preview. */
export function stepOfPlace({ part }: ResumePlace | DesignPlace): ResumeStep | 'preview' {
  if (part === 'personalInfo') return 'personal';
  if (part === 'design' || isOwnPart(part)) return 'preview';
  return part === 'selectedPhoto' ? 'photo' : stepOfList(part);
}

/** Prefix of the element ids in the personal form. */
export const PERSONAL_ID_PREFIX = 'personal';
export const LETTER_ID_PREFIX = 'letter';
export const DESIGN_ID_PREFIX = 'design';
export const itemIdPrefix = (list: EditedListName, id: number): string => `${list}-${id}`;

/** Id of the control that edits a place; undefined unless the place is a single field. */
export function fieldElementId(place: EditedPlace): string | undefined {
  if (place.part === 'letter' || place.part === 'design') return `${place.part}-${place.field}`;
  if (place.part === 'personalInfo') return `${PERSONAL_ID_PREFIX}-${place.field}`;
  if (place.part === 'selectedPhoto' || place.id === undefined || place.field === undefined) return undefined;
  return `${itemIdPrefix(place.part, place.id)}-${place.field}`;
}

/** Inverse of `fieldElementId`; undefined for ids of other elements. */
export function placeOfElement(id: string): EditedPlace | undefined {
  const [part = '', second = '', field] = id.split('-');
  if (part === LETTER_ID_PREFIX || part === DESIGN_ID_PREFIX) return { part, field: second };
  if (part === PERSONAL_ID_PREFIX && second in PERSONAL_FIELDS)
    return { part: 'personalInfo', field: second as keyof PersonalInfo };
  if (!(part in LIST_FIELDS || isOwnPart(part)) || !/^\d+$/.test(second) || field === undefined)
    return undefined;
  return { part: part as EditedListName, id: Number(second), field };
}

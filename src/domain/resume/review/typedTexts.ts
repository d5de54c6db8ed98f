import { ADDRESS_FIELDS } from '../contacts';
import type { EntryListName, ListItem, ResumeData } from '../entities';
import { PERSONAL_FIELDS } from '../resumeFields';
import { fieldNames } from '../../fields';
import { oncePerObject } from '../../oncePerObject';
import { itemsIn, listsIn, type EditedListName } from '../lists';
import { fieldsOf } from '../listWords';
import { wordsOf } from '../markedText';
import type { ResumePlace } from '../places';
import { POINT_FIELDS } from '../points';

/** Category of a field's text for the checks. */
type TextKind = 'name' | 'prose' | 'address' | 'fact';

/** A non-blank field. */
export interface TypedText {
  /** Trimmed. */
  readonly text: string;
  readonly kind: TextKind;
  readonly place: ResumePlace;
}

/** One bullet point of a job or a project. */
export type Point = Omit<TypedText, 'kind'>;

const POINTS = new Set<string>(Object.values(POINT_FIELDS).flat());
const ADDRESSES = new Set<string>([...ADDRESS_FIELDS, 'githubLink', 'companySite']);
const NAMES = new Set([
  ...['fullName', 'title', 'companyName', 'position', 'projectName'],
  ...['courseName', 'stream', 'collegeName', 'name', 'company'],
]);

function kindOf(field: string): TextKind {
  if (POINTS.has(field) || field === 'description') return 'prose';
  if (ADDRESSES.has(field)) return 'address';
  return NAMES.has(field) ? 'name' : 'fact';
}

/** The trimmed text of a field; empty if the entry has no such field. */
export function valueOf(entry: ListItem, field: string): string {
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value.trim() : '';
}

/** The names of a list's fields, in form order. */
export const listFieldNames = (list: EditedListName): string[] => fieldNames(fieldsOf(list));

const entryTexts = oncePerObject((entry: ListItem, list: EditedListName) =>
  listFieldNames(list)
    .map((field): TypedText => ({
      text: POINTS.has(field) ? wordsOf(valueOf(entry, field)) : valueOf(entry, field),
      kind: kindOf(field),
      place: { part: list, id: entry.id, field },
    }))
    .filter(({ text }) => text !== ''),
);

/** Every non-blank field with its place, in form order. */
export function typedTexts(resume: ResumeData): TypedText[] {
  const personal = fieldNames(PERSONAL_FIELDS).map((field): TypedText => ({
    text: resume.personalInfo[field].trim(),
    kind: kindOf(field),
    place: { part: 'personalInfo', field },
  }));
  return [
    ...personal.filter(({ text }) => text !== ''),
    ...[...listsIn(resume), 'ownSections' as const].flatMap((list) =>
      itemsIn(resume, list).flatMap((entry) => entryTexts(entry, list)),
    ),
  ];
}

const isPoint = ({ place }: TypedText): boolean => 'field' in place && POINTS.has(place.field);

/** The non-blank points of one entry, in order. */
export const pointsOf = oncePerObject((entry: ListItem, list: EntryListName): readonly Point[] =>
  entryTexts(entry, list).filter(isPoint),
);

/** The non-blank points of all entries. */
export const typedPoints = (resume: ResumeData): Point[] =>
  listsIn(resume).flatMap((list) => itemsIn(resume, list).flatMap((entry) => pointsOf(entry, list)));

/** Whether most letters are Latin; only such text is subject to the English wording rules. */
export function isLatinText(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return latin.length > 0 && latin.length * 2 > letters.length;
}

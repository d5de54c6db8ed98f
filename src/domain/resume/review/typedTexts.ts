import { ADDRESS_FIELDS } from '../contacts';
import type { ResumeData, ResumeListName } from '../entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../resumeFields';
import { fieldNames, type FieldSpecs } from '../../fields';
import { RESUME_LIST_NAMES } from '../lists';
import { wordsOf } from '../markedText';
import type { ResumePlace } from '../places';
import { POINT_FIELDS } from '../points';
import { isLatinText } from './words';

/** Category of a field's text for the checks. */
export type TextKind = 'name' | 'prose' | 'address' | 'fact';

/** A non-blank field. */
export interface TypedText {
  /** Trimmed. */
  readonly text: string;
  readonly kind: TextKind;
  readonly place: ResumePlace;
}

/** One bullet point of a job or a project. */
export interface Point {
  /** Trimmed. */
  readonly text: string;
  readonly place: ResumePlace;
}

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

interface Entry {
  readonly id: number;
}

/** The entries of any list, typed by what they have in common. */
export function entriesOf(resume: ResumeData, list: ResumeListName): readonly Entry[] {
  return resume[list];
}

/** The trimmed text of a field; empty if the entry has no such field. */
export function valueOf(entry: Entry, field: string): string {
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value.trim() : '';
}

/** The names of a list's fields, in form order. */
export function listFieldNames(list: ResumeListName): string[] {
  const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
  return fieldNames(specs);
}

/** Memoizes a function by entry object; entries in the store are immutable, so only edited ones are recomputed. */
function oncePerEntry<Made>(make: (entry: Entry, list: ResumeListName) => Made): typeof make {
  const made = new WeakMap<Entry, Made>();
  return (entry, list) => {
    const before = made.get(entry);
    if (before !== undefined) return before;
    const now = make(entry, list);
    made.set(entry, now);
    return now;
  };
}

const entryTexts = oncePerEntry((entry, list) =>
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
    ...RESUME_LIST_NAMES.flatMap((list) =>
      entriesOf(resume, list).flatMap((entry) => entryTexts(entry, list)),
    ),
  ];
}

const isPoint = ({ place }: TypedText): boolean => 'field' in place && POINTS.has(place.field);

const entryPoints = oncePerEntry((entry, list): readonly Point[] => entryTexts(entry, list).filter(isPoint));

/** The non-blank points of one entry, in order. */
export const pointsOf = (list: 'workExperiences' | 'projects', entry: Entry): readonly Point[] =>
  entryPoints(entry, list);

/** The non-blank points of all jobs and projects. */
export function typedPoints(resume: ResumeData): Point[] {
  return [
    ...resume.workExperiences.flatMap((job) => pointsOf('workExperiences', job)),
    ...resume.projects.flatMap((project) => pointsOf('projects', project)),
  ];
}

interface WithPoints {
  readonly points: readonly Point[];
}

/** Whether the English wording rules apply to any point. */
export const hasLatinPoints = ({ points }: WithPoints): boolean =>
  points.some(({ text }) => isLatinText(text));

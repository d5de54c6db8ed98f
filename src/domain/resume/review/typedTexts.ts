import { PERSONAL_FIELDS, LIST_FIELDS, type ResumeData, type ResumeListName } from '../entities';
import { fieldNames, type FieldSpecs } from '../../fields';
import { RESUME_LIST_NAMES } from '../lists';
import type { ResumePlace } from '../places';
import { isLatinText } from './words';

/** What a field holds, as far as a check cares. */
export type TextKind = 'name' | 'prose' | 'address' | 'fact';

/** One filled field. */
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

const PROSE = new Set([
  'description',
  'jobDescription',
  'projectDescription',
  'additionalField1',
  'additionalField2',
]);
const ADDRESSES = new Set(['email', 'linkedIn', 'github', 'githubLink', 'companySite']);
const NAMES = new Set([
  ...['fullName', 'title', 'companyName', 'position', 'projectName'],
  ...['courseName', 'stream', 'collegeName', 'name', 'company'],
]);

function kindOf(field: string): TextKind {
  if (PROSE.has(field)) return 'prose';
  if (ADDRESSES.has(field)) return 'address';
  return NAMES.has(field) ? 'name' : 'fact';
}

interface Entry {
  readonly id: number;
}

/** The entries of a list, seen as what they share. */
export function entriesOf(resume: ResumeData, list: ResumeListName): readonly Entry[] {
  return resume[list];
}

/** The value of a field by its name, trimmed; empty where the entry has no such field. */
export function valueOf(entry: Entry, field: string): string {
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value.trim() : '';
}

/** The names of a list's fields, as they stand in its form. */
export function listFieldNames(list: ResumeListName): string[] {
  const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
  return fieldNames(specs);
}

/** What was made of an entry before: entries of the store are never changed, only replaced, so an edit reads its own anew. */
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
      text: valueOf(entry, field),
      kind: kindOf(field),
      place: { part: list, id: entry.id, field },
    }))
    .filter(({ text }) => text !== ''),
);

/** Every filled field with its place, in the order of the forms. */
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

const POINT_FIELDS = new Set([
  'jobDescription',
  'projectDescription',
  'additionalField1',
  'additionalField2',
]);

const isPoint = ({ place }: TypedText): boolean => 'field' in place && POINT_FIELDS.has(place.field);

const entryPoints = oncePerEntry((entry, list): readonly Point[] => entryTexts(entry, list).filter(isPoint));

/** The filled points of one entry, in their order. */
export const pointsOf = (list: 'workExperiences' | 'projects', entry: Entry): readonly Point[] =>
  entryPoints(entry, list);

/** The filled points of all jobs and projects. */
export function typedPoints(resume: ResumeData): Point[] {
  return [
    ...resume.workExperiences.flatMap((job) => pointsOf('workExperiences', job)),
    ...resume.projects.flatMap((project) => pointsOf('projects', project)),
  ];
}

/** What rules about points are given. */
interface WithPoints {
  readonly points: readonly Point[];
}

/** Points that rules about English may judge. */
export const latinPoints = ({ points }: WithPoints): Point[] =>
  points.filter(({ text }) => isLatinText(text));

/** Whether there is anything for rules about English to judge. */
export const hasLatinPoints = ({ points }: WithPoints): boolean =>
  points.some(({ text }) => isLatinText(text));

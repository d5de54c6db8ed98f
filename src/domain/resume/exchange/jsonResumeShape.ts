import { isList, isObject, kindOf, type Json, type JsonObject } from './json';
import type { ImportReport } from './report';

/** Expected type of a value: text, a list of one shape, or an object with these keys. */
export type Shape = 'text' | readonly [Shape] | ObjectShape;

export interface ObjectShape {
  readonly [key: string]: Shape;
}

const TEXT = 'text';
const TEXTS = [TEXT] as const;
/** What jobs and the entries of own sections have in common. */
const JOB = { location: TEXT, endDate: TEXT, summary: TEXT, highlights: TEXTS } as const;

/**
 * The types of what is read from JSON Resume 1.3.1 and of the keys this site adds to it (certificates[].description, and
 * company and phone of a reference, location and more of what is an own section here). Dates are plain text, so that files with non-ISO dates can be imported too.
 */
export const JSON_RESUME_SHAPE = {
  basics: {
    name: TEXT,
    label: TEXT,
    email: TEXT,
    phone: TEXT,
    summary: TEXT,
    location: { city: TEXT, region: TEXT },
    profiles: [{ network: TEXT, username: TEXT, url: TEXT }],
  },
  work: [{ ...JOB, name: TEXT, position: TEXT, startDate: TEXT }],
  volunteer: [{ ...JOB, organization: TEXT, position: TEXT, startDate: TEXT }],
  publications: [{ ...JOB, name: TEXT, publisher: TEXT, releaseDate: TEXT }],
  awards: [{ ...JOB, title: TEXT, awarder: TEXT, date: TEXT }],
  education: [
    { institution: TEXT, area: TEXT, studyType: TEXT, startDate: TEXT, endDate: TEXT, score: TEXT },
  ],
  projects: [{ name: TEXT, description: TEXT, highlights: TEXTS, keywords: TEXTS, endDate: TEXT, url: TEXT }],
  skills: [{ name: TEXT, level: TEXT, keywords: TEXTS }],
  certificates: [{ name: TEXT, date: TEXT, issuer: TEXT, description: TEXT }],
  languages: [{ language: TEXT, fluency: TEXT }],
  interests: [{ name: TEXT, keywords: TEXTS }],
  references: [{ name: TEXT, company: TEXT, url: TEXT, phone: TEXT }],
} as const satisfies ObjectShape;

export const isListShape = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function sanitizePart(value: Json, shape: Shape, path: string, report: ImportReport): Json | undefined {
  if (value === null) return undefined;
  if (shape === TEXT) {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return value;
  } else if (isListShape(shape)) {
    if (isList(value)) {
      report.count(value);
      return value
        .map((entry, index) => sanitizePart(entry, shape[0], `${path}[${index}]`, report))
        .filter((entry) => entry !== undefined);
    }
  } else if (isObject(value)) return sanitizeObject(value, shape, path, report);
  const expected = shape === TEXT ? 'text' : isListShape(shape) ? 'a list' : 'an object';
  report.leaveOutDamaged(`${path} is ${kindOf(value)}, not ${expected}`);
  return undefined;
}

/**
 * Removes and reports every value of a wrong type. A number counts as text and null as missing, because other programs write
 * both. Keys without a shape are kept unchecked, because they are never read.
 * @param path name of the object in the report; empty for the whole file
 */
export function sanitizeObject(
  object: JsonObject,
  shape: ObjectShape,
  path: string,
  report: ImportReport,
): JsonObject {
  const members = Object.entries(object).flatMap(([key, member]): [string, Json][] => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const kept = inner ? sanitizePart(member, inner, path === '' ? key : `${path}.${key}`, report) : member;
    return kept === undefined ? [] : [[key, kept]];
  });
  return Object.fromEntries(members);
}

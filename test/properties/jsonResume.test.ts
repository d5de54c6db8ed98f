import fc from 'fast-check';
import { mergedParts } from '../../src/domain/resume/exchange/merging';
import { isListShape, JSON_RESUME_SHAPE, type Shape } from '../../src/domain/resume/exchange/jsonResumeShape';
import { toJsonResume } from '../../src/domain/resume/exchange/jsonResume';
import { readImport } from '../../src/domain/resume/exchange/readImport';
import type { Json, JsonObject } from '../../src/domain/resume/exchange/json';
import type { ResumeData } from '../../src/domain/resume/entities';
import { emptyResume } from '../../src/domain/resume/resume';
import { TYPED } from '../jest/randomResume';
import { property } from './property';

const TODAY = { year: 2026, month: 11 };

const text = fc.oneof(
  fc.constantFrom(...TYPED),
  fc.constantFrom('2019-07-15', 'LinkedIn', 'GitHub', 'Mastodon', 'a long story '.repeat(40)),
  fc.integer(),
);
/** Keys that the forms do not know. */
const unknownKeys = fc.dictionary(
  fc.constantFrom('image', 'roles', 'courses', '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 2 },
);

/** A value of this shape with some keys missing and some added. */
function valueOf(shape: Shape): fc.Arbitrary<Json> {
  if (shape === 'text') return text;
  if (isListShape(shape)) return fc.array(valueOf(shape[0]), { maxLength: 5 });
  const known = Object.entries(shape).map(([key, inner]) => [key, valueOf(inner)] as const);
  return fc
    .tuple(unknownKeys, fc.record(Object.fromEntries(known), { requiredKeys: [] }))
    .map(([unknown, object]) => ({ ...unknown, ...object }) as JsonObject);
}

const documents = fc
  .tuple(valueOf(JSON_RESUME_SHAPE), fc.dictionary(fc.constantFrom('meetups', 'x'), fc.jsonValue()))
  // A file in which no field is filled is refused.
  .map(([known, unknown]) => ({ ...unknown, ...(known as JsonObject), interests: [{ name: 'Ghazals' }] }));

/** The values of a document with the path to each, but without the order of lists. */
function valuesOf(value: Json, path = ''): string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return String(value).trim() === '' ? [] : [`${path}: ${value}`];
  return Object.entries(value).flatMap(([key, member]) =>
    valuesOf(member, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

function imported(document: object): ResumeData {
  const { parts } = readImport(JSON.stringify(document), TODAY);
  const choices = Object.fromEntries(Object.keys(parts).map((part) => [part, 'add' as const]));
  return { ...emptyResume(), ...mergedParts(parts, emptyResume(), choices) };
}

property('a data file keeps every value of the JSON Resume that was imported', documents, 300, (document) => {
  const kept = new Set(valuesOf(toJsonResume(imported(document), TODAY)));
  expect(valuesOf(document).filter((value) => !kept.has(value))).toEqual([]);
});

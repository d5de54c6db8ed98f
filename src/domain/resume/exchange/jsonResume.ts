import { blankItem, isBlankItem, RESUME_LIST_NAMES } from '../lists';
import type { Month } from '../dates';
import type { FieldSpecs } from '../../fields';
import type { PersonalInfo, ResumeData, ResumeListName, ResumeLists } from '../entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../resumeFields';
import type { Binding, Texts } from './bindings';
import { isBlankValue, isObject, isSameJson, objectsOf, ownValue, textOf, type JsonObject } from './json';
import { BASICS_MAP, SECTION_MAPS, type SectionMap } from './jsonResumeMap';
import { JSON_RESUME_SHAPE, sanitizeObject } from './jsonResumeShape';
import { textFor } from './limits';
import { originAt, originOf, originPlace } from './origin';
import type { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/**
 * Key for typed text that the schema's keys can't restore: `{ "startDate": "2020-07", "asTyped": { "startDate":
 * "July 2020" } }`. It is ignored if the schema's keys no longer match it, because other programs edit only those.
 */
const AS_TYPED = 'asTyped';
/** JSON Resume version of exported files. */
const SCHEMA_VERSION = 'v1.3.1';
/** Keys that describe the document, not the person. */
const TECHNICAL_KEYS = ['$schema', 'meta', AS_TYPED];

type Bindings = readonly Binding[];

const merged = <Value>(objects: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object)));

const picked = (object: JsonObject, isWanted: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => isWanted(key)));

const readPlain = (bindings: Bindings, entry: JsonObject, today: Month): Texts =>
  merged(bindings.map((binding) => binding.read(entry, today)));

/** What an exported entry is based on: the entry its item was imported from, and all keys that its section's bindings read. */
interface Base {
  readonly specs: FieldSpecs<Texts>;
  readonly origin: JsonObject;
  readonly bound: readonly string[];
}

/** Keeps the original keys of a binding whose fields haven't changed since the import, exact dates included. */
function writeOver(
  { specs, origin, bound }: Base,
  bindings: Bindings,
  texts: Texts,
  today: Month,
): JsonObject {
  const read = readEntry(bindings, origin, today);
  const worksOffline = ({ ours, theirs }: Binding) =>
    theirs.some((key) => Object.hasOwn(origin, key)) &&
    ours.every((field) => textFor(specs[field], read[field] ?? '') === texts[field]);
  const written = bindings.map((binding) =>
    worksOffline(binding)
      ? picked(origin, (key) => binding.theirs.includes(key))
      : binding.write(texts, today),
  );
  return merged([...written, picked(origin, (key) => key !== AS_TYPED && !bound.includes(key))]);
}

const NO_BASE: Base = { specs: {}, origin: {}, bound: [] };

function writeEntry(bindings: Bindings, texts: Texts, today: Month, base = NO_BASE): JsonObject {
  const entry = writeOver(base, bindings, texts, today);
  const readBack = readPlain(bindings, entry, today);
  const lost = Object.keys(readBack).filter((field) => readBack[field] !== texts[field]);
  if (lost.length === 0) return entry;
  return { ...entry, [AS_TYPED]: Object.fromEntries(lost.map((field) => [field, texts[field] ?? ''])) };
}

function readEntry(bindings: Bindings, entry: JsonObject, today: Month): Texts {
  const typed = ownValue(entry, AS_TYPED);
  const plain = readPlain(bindings, entry, today);
  if (!isObject(typed)) return plain;
  const kept = bindings.map(({ ours, theirs, write }): Texts => {
    const fields = ours.filter((field) => typeof ownValue(typed, field) === 'string');
    const candidate = {
      ...plain,
      ...Object.fromEntries(fields.map((field) => [field, textOf(typed, field)])),
    };
    const written = picked(entry, (key) => theirs.includes(key));
    const isUpToDate = isSameJson(write(candidate, today), written);
    return Object.fromEntries(ours.map((field) => [field, (isUpToDate ? candidate : plain)[field] ?? '']));
  });
  return merged(kept);
}

function sectionOf(list: ResumeListName): SectionMap {
  return SECTION_MAPS[list];
}

const keysOf = (bindings: Bindings): string[] => bindings.flatMap(({ theirs }) => theirs);

/**
 * Two lists may share a section: a skill with keywords and a level is imported as two items, each of which is exported without
 * the other's keys.
 */
const keysOfSection = (section: string): string[] =>
  RESUME_LIST_NAMES.map(sectionOf)
    .filter((map) => map.section === section)
    .flatMap(({ bindings }) => keysOf(bindings));

/**
 * Exports a JSON Resume that is valid against the schema whatever was typed. Omits blank entries and the photo.
 * @param today decides the century of a two-digit year
 */
export function toJsonResume(resume: ResumeData, today: Month): JsonObject {
  const sections: Record<string, JsonObject[]> = {};
  for (const list of RESUME_LIST_NAMES) {
    const { section, bindings } = sectionOf(list);
    const filled = resume[list].filter((item) => !isBlankItem(item));
    const base = { specs: LIST_FIELDS[list] as FieldSpecs<Texts>, bound: keysOfSection(section) };
    const entries = filled.map((item) => {
      const origin = originAt(resume.origin, originPlace(list, item.id));
      return writeEntry(bindings, item as unknown as Texts, today, { ...base, origin });
    });
    // Skills and professional skills share a section.
    if (entries.length > 0) sections[section] = [...(sections[section] ?? []), ...entries];
  }
  const basics = writeEntry(BASICS_MAP, resume.personalInfo as unknown as Texts, today, {
    specs: PERSONAL_FIELDS,
    origin: originAt(resume.origin, 'basics'),
    bound: keysOf(BASICS_MAP),
  });
  const rest = originAt(resume.origin, 'rest');
  const meta = ownValue(rest, 'meta');
  return {
    ...(Object.keys(basics).length > 0 && { basics }),
    ...sections,
    ...rest,
    meta: { ...(isObject(meta) && meta), version: SCHEMA_VERSION },
  };
}

/** Whether a document has any JSON Resume section that is read. */
export function looksLikeJsonResume(document: JsonObject): boolean {
  return Object.keys(JSON_RESUME_SHAPE).some((section) => Object.hasOwn(document, section));
}

/** Reports the keys of an entry that no binding reads, and those that are only read in part. */
function reportEntry(section: string, bindings: Bindings, entry: JsonObject, report: ImportReport): void {
  const { today } = report;
  const bound = new Set([AS_TYPED, ...bindings.flatMap(({ theirs }) => theirs)]);
  for (const [key, value] of Object.entries(entry))
    if (!bound.has(key) && !isBlankValue(value)) report.leaveOut(section, key);
  const read = writeEntry(bindings, readEntry(bindings, entry, today), today);
  for (const { theirs, leftOut } of bindings) {
    // If the keys survive a round trip, `asTyped` made up for what the plain reading drops.
    if (!leftOut || theirs.every((key) => isSameJson(ownValue(read, key), ownValue(entry, key)))) continue;
    for (const what of leftOut(entry, today)) report.leaveOut(section, what);
  }
}

function readList(list: ResumeListName, document: JsonObject, today: Month) {
  const { section, bindings, accepts = () => true } = sectionOf(list);
  return objectsOf(ownValue(document, section))
    .filter(accepts)
    .map((entry) => ({ entry, texts: readEntry(bindings, entry, today) }))
    .filter(({ texts }) => !isBlankItem(texts))
    .map((item, index) => ({ id: index + 1, ...item }));
}

function reportSection(section: string, document: JsonObject, report: ImportReport): void {
  const maps = RESUME_LIST_NAMES.map(sectionOf).filter((map) => map.section === section);
  const value = ownValue(document, section);
  if (maps.length === 0 && value !== undefined && !isBlankValue(value))
    report.leaveOutSection(section, value);
  if (maps.length === 0) return;
  for (const entry of objectsOf(value)) {
    const bindings = maps.filter(({ accepts }) => accepts?.(entry) ?? true).flatMap((map) => map.bindings);
    reportEntry(section, bindings, entry, report);
  }
}

/** Reads the parts of a resume from a JSON Resume, with new ids. Reports damaged data and data that has no field here. */
export function fromJsonResume(file: JsonObject, report: ImportReport): ResumeParts {
  const document = sanitizeObject(file, JSON_RESUME_SHAPE, '', report);
  const lists = RESUME_LIST_NAMES.map((list) => [list, readList(list, document, report.today)] as const);
  const basics = ownValue(document, 'basics');
  const info = isObject(basics) ? readEntry(BASICS_MAP, basics, report.today) : {};
  if (isObject(basics)) reportEntry('basics', BASICS_MAP, basics, report);
  for (const key of Object.keys(document))
    if (key !== 'basics' && !TECHNICAL_KEYS.includes(key)) reportSection(key, document, report);
  const filledLists = lists
    .filter(([, items]) => items.length > 0)
    .map(([list, items]) => [list, items.map(({ id, texts }) => ({ ...blankItem(list, id), ...texts }))]);
  const rest = picked(document, (key) => !Object.hasOwn(JSON_RESUME_SHAPE, key));
  const origin = originOf(
    isObject(basics) ? basics : {},
    rest,
    lists.map(([list, items]) => [list, items.map(({ id, entry }) => [id, entry])]),
  );
  return {
    // A test checks that every field has a binding.
    ...(origin && { origin }),
    ...(!isBlankItem(info) && { personalInfo: info as unknown as PersonalInfo }),
    ...(Object.fromEntries(filledLists) as Partial<ResumeLists>),
  };
}

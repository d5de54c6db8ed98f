import { blankItem, filledItems, isBlankItem, ownList, RESUME_LIST_NAMES } from '../lists';
import type { Month } from '../dates';
import type { FieldSpecs } from '../../fields';
import type { ListItem, PersonalInfo, ResumeData, ResumeListName, ResumeLists } from '../entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../resumeFields';
import type { Texts } from './binding';
import {
  isBlankValue,
  isList,
  isObject,
  isSameJson,
  objectsOf,
  ownValue,
  type Json,
  type JsonObject,
} from './json';
import { AS_TYPED, keysOf, readEntry, writeEntry, type Bindings } from './jsonResumeEntry';
import { BASICS_MAP, OWN_MAPS, SECTION_MAPS, type SectionMap } from './jsonResumeMap';
import { designInMeta, metaOf, ownSectionsIn, writtenSections } from './jsonResumeOwn';
import { JSON_RESUME_SHAPE, sanitizeObject } from './jsonResumeShape';
import { withCurrentKeys } from './oldKeys';
import { originAt, originOf, originPlace } from './origin';
import type { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';
import { withEntriesOfTexts } from './textEntries';

/** JSON Resume version of exported files. */
const SCHEMA_VERSION = 'v1.3.1';
/** Keys that describe the document, not the person. */
const TECHNICAL_KEYS = ['$schema', 'meta', AS_TYPED];

function sectionOf(list: ResumeListName): SectionMap {
  return SECTION_MAPS[list];
}

/** What reads the entries of a section. */
const mapsOf = (section: string): SectionMap[] =>
  [...RESUME_LIST_NAMES.map(sectionOf), ...OWN_MAPS].filter((map) => map.section === section);

/** The texts that a list reads from an entry of its section; undefined if it reads none. */
function textsIn(entry: JsonObject, { accepts, bindings }: SectionMap, today: Month): Texts | undefined {
  if (accepts && !accepts(entry)) return undefined;
  const texts = readEntry(bindings, entry, today);
  return isBlankItem(texts) ? undefined : texts;
}

/**
 * The keys that become fields here. Two lists may share a section: a skill with keywords and a level is imported as two items,
 * each of which is exported without the other's keys.
 */
function keysRead(entry: JsonObject, section: string, today: Month): string[] {
  return mapsOf(section)
    .filter((map) => textsIn(entry, map, today))
    .flatMap(({ bindings }) => keysOf(bindings));
}

/**
 * Exports a JSON Resume that is valid against the schema whatever was typed. Omits blank entries and the photo.
 * @param today decides the century of a two-digit year
 */
export function toJsonResume(resume: ResumeData, today: Month): JsonObject {
  const sections: Record<string, JsonObject[]> = {};
  for (const list of RESUME_LIST_NAMES) {
    const { section, bindings } = sectionOf(list);
    const specs = LIST_FIELDS[list] as FieldSpecs<Texts>;
    const entries = filledItems<ListItem>(resume[list]).map((item) => {
      const origin = originAt(resume.origin, originPlace(list, item.id));
      const bound = [...keysOf(bindings), ...keysRead(origin, section, today)];
      return writeEntry(bindings, item as unknown as Texts, today, { specs, bound, origin });
    });
    // Skills and professional skills share a section.
    if (entries.length > 0) sections[section] = [...(sections[section] ?? []), ...entries];
  }
  const own = writtenSections(resume, today);
  for (const { section, entries } of own)
    if (section !== undefined && entries.length > 0) sections[section] = [...entries];
  const basics = writeEntry(BASICS_MAP, resume.personalInfo, today, {
    specs: PERSONAL_FIELDS,
    origin: originAt(resume.origin, 'basics'),
    bound: keysOf(BASICS_MAP),
  });
  const rest = originAt(resume.origin, 'rest');
  const others = Object.entries(rest).map(([key, value]): [string, Json] => [
    key,
    isList(value) ? [...objectsOf(ownValue(sections, key)), ...value] : value,
  ]);
  return {
    ...(Object.keys(basics).length > 0 && { basics }),
    ...sections,
    ...Object.fromEntries(others),
    meta: { ...metaOf(ownValue(rest, 'meta'), resume, own), version: SCHEMA_VERSION },
  };
}

/** Whether a document has any JSON Resume section that is read. */
export function looksLikeJsonResume(document: JsonObject): boolean {
  const current = withCurrentKeys(document);
  return Object.keys(JSON_RESUME_SHAPE).some((section) => Object.hasOwn(current, section));
}

/** Reports the keys of an entry that no binding reads, and those that are only read in part. */
function reportEntry(section: string, bindings: Bindings, entry: JsonObject, report: ImportReport): void {
  const { today } = report;
  const bound = new Set([AS_TYPED, ...keysOf(bindings)]);
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
  const map = sectionOf(list);
  return objectsOf(ownValue(document, map.section))
    .map((entry) => ({ entry, texts: textsIn(entry, map, today) }))
    .filter(({ texts }) => texts !== undefined)
    .map((item, index) => ({ id: index + 1, ...item }));
}

function reportSection(section: string, document: JsonObject, report: ImportReport): void {
  const maps = mapsOf(section);
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
  const document = sanitizeObject(withEntriesOfTexts(withCurrentKeys(file)), JSON_RESUME_SHAPE, '', report);
  const lists = RESUME_LIST_NAMES.map((list) => [list, readList(list, document, report.today)] as const);
  const basics = ownValue(document, 'basics');
  const info = isObject(basics) ? readEntry(BASICS_MAP, basics, report.today) : {};
  if (isObject(basics)) reportEntry('basics', BASICS_MAP, basics, report);
  for (const key of Object.keys(document))
    if (key !== 'basics' && !TECHNICAL_KEYS.includes(key)) reportSection(key, document, report);
  const filledLists = lists
    .filter(([, items]) => items.length > 0)
    .map(([list, items]) => [list, items.map(({ id, texts }) => ({ ...blankItem(list, id), ...texts }))]);
  const own = ownSectionsIn(document, report);
  const taken = new Set([
    ...lists.flatMap(([, items]) => items.map(({ entry }) => entry)),
    ...own.flatMap(({ entries }) => entries.map(([, entry]) => entry)),
  ]);
  const rest = Object.entries(document).flatMap(([key, value]): [string, Json][] => {
    if (!Object.hasOwn(JSON_RESUME_SHAPE, key)) return [[key, value]];
    const unread = objectsOf(value).filter((entry) => !taken.has(entry) && !isBlankValue(entry));
    return unread.length > 0 ? [[key, unread]] : [];
  });
  const origin = originOf(isObject(basics) ? basics : {}, Object.fromEntries(rest), [
    ...lists.map(([list, items]) => [list, items.map(({ id, entry }) => [id, entry] as const)] as const),
    ...own.map(({ section, entries }) => [ownList(section), entries] as const),
    // No other section gets the number of one whose entries are kept.
    ['ownSections', own.map(({ section }) => [section.id, {}] as const)],
  ]);
  const ownSections = own.map(({ section }) => section);
  const design = designInMeta(ownValue(document, 'meta'), report);
  return {
    // A test checks that every field has a binding.
    ...(origin && { origin }),
    ...(!isBlankItem(info) && { personalInfo: info as PersonalInfo }),
    ...(Object.fromEntries(filledLists) as Partial<ResumeLists>),
    ...(ownSections.length > 0 && { ownSections }),
    ...(design && { design }),
  };
}

import { fieldNames, type FieldSpecs } from '../../fields';
import type { OwnSection, PersonalInfo, ResumeData, ResumeListName, ResumeLists } from '../entities';
import { LETTER_FIELDS } from '../letter/letterFields';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../resumeFields';
import { blankItem, RESUME_LIST_NAMES } from '../lists';
import type { Texts } from './binding';
import { DESIGN_SHAPE, designIn, filedDesign } from './designFiles';
import {
  isBlankValue,
  isList,
  isObject,
  objectsOf,
  ownValue,
  textOf,
  type Json,
  type JsonObject,
} from './json';
import { sanitizeObject, type ObjectShape } from './jsonResumeShape';
import { ImportRefused } from './refused';
import type { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/** Value of `format` that identifies a backup of this site. */
export const BACKUP_FORMAT = 'empowering-innovation-resume';
/** Incremented whenever older backups can no longer be read correctly. */
const BACKUP_VERSION = 1;

/** All form values, including blank entries and ids; of the photo only its metadata, and not where the resume is kept. */
export function toBackup(whole: ResumeData): JsonObject {
  const { kept: _, design, ...others } = whole;
  const resume = { ...others, design: filedDesign(design) };
  // ResumeData is valid JSON, but TypeScript doesn't let an interface match an index signature.
  return { format: BACKUP_FORMAT, version: BACKUP_VERSION, resume: resume as unknown as Json };
}

const texts = <Fields extends object>(specs: FieldSpecs<Fields>): Record<string, 'text'> =>
  Object.fromEntries(fieldNames(specs).map((name) => [name, 'text']));

const SHAPE: ObjectShape = {
  personalInfo: texts(PERSONAL_FIELDS),
  letter: texts(LETTER_FIELDS),
  ...Object.fromEntries(RESUME_LIST_NAMES.map((list) => [list, [texts<object>(LIST_FIELDS[list])]])),
  ownSections: [{ heading: 'text', entries: [texts(LIST_FIELDS.workExperiences)] }],
  design: DESIGN_SHAPE,
};

function checkVersion(version: Json | undefined): void {
  if (version === BACKUP_VERSION) return;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < BACKUP_VERSION)
    throw new ImportRefused('version is not a valid backup version, so the file may have been edited.');
  throw new ImportRefused(
    `It is a version ${version} backup, but this page reads version ${BACKUP_VERSION}: reload the page to update it.`,
  );
}

/** The entries' own ids if they are valid and unique, else new ones. */
function idsOf(entries: readonly JsonObject[]): number[] {
  const ids = entries.map((entry) => ownValue(entry, 'id'));
  const isId = (id: Json | undefined): id is number => Number.isSafeInteger(id) && Number(id) > 0;
  const isUsable = ids.every(isId) && new Set(ids).size === ids.length;
  return isUsable ? ids.filter(isId) : entries.map((_, index) => index + 1);
}

function reportUnknown(section: string, known: object, value: JsonObject, report: ImportReport): void {
  for (const [key, member] of Object.entries(value))
    if (!Object.hasOwn(known, key) && key !== 'id' && !isBlankValue(member)) report.leaveOut(section, key);
}

/** The texts of an object under the names of these fields, or under all its own. */
const textsOf = (value: JsonObject, names: object = value): Texts =>
  Object.fromEntries(Object.keys(names).map((name) => [name, textOf(value, name)]));

function itemsOf<List extends ResumeListName>(
  list: List,
  value: Json | undefined,
  report: ImportReport,
): ResumeLists[List][number][] {
  const entries = objectsOf(value);
  const ids = idsOf(entries);
  entries.forEach((entry) => reportUnknown(list, LIST_FIELDS[list], entry, report));
  return entries.map((entry, index) => ({
    ...blankItem(list, ids[index] ?? index + 1),
    ...textsOf(entry, LIST_FIELDS[list]),
  }));
}

function ownSectionsOf(value: Json, report: ImportReport): OwnSection[] {
  const sections = objectsOf(value);
  const ids = idsOf(sections);
  return sections.map((section, index) => {
    reportUnknown('ownSections', { heading: null, entries: null }, section, report);
    return {
      id: ids[index] ?? index + 1,
      heading: textOf(section, 'heading'),
      entries: itemsOf('workExperiences', ownValue(section, 'entries'), report),
    };
  });
}

/**
 * Reads the parts of a resume from a backup of this site.
 * @throws ImportRefused for another version, or if there is no resume in it
 */
export function fromBackup(document: JsonObject, report: ImportReport): ResumeParts {
  checkVersion(ownValue(document, 'version'));
  const stored = ownValue(document, 'resume');
  if (!isObject(stored)) throw new ImportRefused('resume, which holds the backup, is missing.');
  const resume = sanitizeObject(stored, SHAPE, 'resume', report);
  reportUnknown('resume', { ...SHAPE, selectedPhoto: null, origin: null }, resume, report);
  const origin = ownValue(resume, 'origin');
  const lists = RESUME_LIST_NAMES.filter((list) => isList(ownValue(resume, list))).map((list) => [
    list,
    itemsOf(list, ownValue(resume, list), report),
  ]);
  const sections = ownValue(resume, 'ownSections');
  const info = ownValue(resume, 'personalInfo');
  if (isObject(info)) reportUnknown('personalInfo', PERSONAL_FIELDS, info, report);
  const letter = ownValue(resume, 'letter');
  const design = ownValue(resume, 'design');
  if (isObject(design)) reportUnknown('design', { ...DESIGN_SHAPE, pairing: null }, design, report);
  return {
    ...(isObject(origin) && { origin: textsOf(origin) }),
    ...(isObject(info) && { personalInfo: textsOf(info, PERSONAL_FIELDS) as PersonalInfo }),
    ...(isObject(letter) && { letter: textsOf(letter) }),
    ...(isList(sections) && { ownSections: ownSectionsOf(sections, report) }),
    ...(isObject(design) && { design: designIn(design) }),
    ...(Object.fromEntries(lists) as Partial<ResumeLists>),
  };
}

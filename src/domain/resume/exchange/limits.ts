import type { FieldSpecs } from '../../fields';
import { LIST_FIELDS, PERSONAL_FIELDS, type ResumeListName, type ResumeLists } from '../entities';
import { isBlankItem, LIST_SPECS } from '../lists';
import { RESUME_STEPS, type ResumeStep } from '../variants';
import type { Texts } from './bindings';
import type { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/** Entries of one list that an import takes over. */
export const IMPORT_ENTRIES_MAX = 200;
/** Characters of a field that has no limit of its own: no page holds more. */
export const IMPORT_TEXT_MAX = 10_000;

const graphemes = new Intl.Segmenter('hi');

/** The text cut at `max` characters (UTF-16 code units, as the field counts), never inside a character people see. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, graphemes.segment(text.slice(0, max + 2)).containing(max)?.index ?? max);
}

function cutTexts<Fields>(
  specs: FieldSpecs<Fields>,
  texts: Fields,
  where: string,
  report: ImportReport,
): Fields {
  const byName: FieldSpecs<Texts> = specs;
  const cut = Object.entries<string>(texts as Texts).map(([name, text]) => {
    const { label, maxLength = IMPORT_TEXT_MAX } = byName[name] ?? { label: name };
    if (text.length > maxLength)
      report.change(`${where}, ${label}: cut at ${maxLength} of ${text.length} characters`);
    return [name, cutText(text, maxLength)];
  });
  return Object.fromEntries(cut) as Fields;
}

/** What the step that edits a list is called. */
export function listTitle(list: ResumeListName): string {
  const steps = Object.keys(RESUME_STEPS) as ResumeStep[];
  const step = steps.find((name) => RESUME_STEPS[name].list === list);
  return step ? RESUME_STEPS[step].title : list;
}

function cutList<List extends ResumeListName>(
  list: List,
  items: ResumeLists[List],
  report: ImportReport,
): ResumeLists[List] {
  const title = listTitle(list);
  const all: readonly { id: number }[] = items;
  if (all.length > IMPORT_ENTRIES_MAX)
    report.change(`${title}: the first ${IMPORT_ENTRIES_MAX} of ${all.length} entries`);
  const kept = all.slice(0, IMPORT_ENTRIES_MAX).map(({ id, ...texts }, index) => {
    const where = `${title}, ${LIST_SPECS[list].noun} ${index + 1}`;
    return { id, ...cutTexts(LIST_FIELDS[list] as FieldSpecs<object>, texts, where, report) };
  });
  // Each entry has the fields it had; only their texts are shorter.
  return kept as unknown as ResumeLists[List];
}

/** The parts with every text and every list cut to what the forms take; the report names what was cut. */
export function withinLimits(parts: ResumeParts, report: ImportReport): ResumeParts {
  const { personalInfo, ...lists } = parts;
  // First, so that the report goes in the order of the steps.
  const person = personalInfo && {
    personalInfo: cutTexts(PERSONAL_FIELDS, personalInfo, RESUME_STEPS.personal.title, report),
  };
  const cutLists = (Object.keys(lists) as ResumeListName[]).map((list) => [
    list,
    cutList(list, parts[list] ?? [], report),
  ]);
  return { ...person, ...(Object.fromEntries(cutLists) as Partial<ResumeLists>) };
}

/** Whether a part of a resume holds nothing that was typed. */
export function isBlankPart(part: object): boolean {
  return Array.isArray(part) ? part.every((item: object) => isBlankItem(item)) : isBlankItem(part);
}

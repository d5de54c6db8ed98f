import { fieldNames, PARAGRAPH_MAX, type FieldSpec, type FieldSpecs } from '../../fields';
import { cutText } from '../../graphemes';
import type {
  AnyEntry,
  Headings,
  LetterTexts,
  ListItem,
  OwnSection,
  ResumeDesign,
  ResumeLists,
} from '../entities';
import { LETTER_FIELDS, LETTER_TITLE } from '../letter/letterFields';
import { PERSONAL_FIELDS } from '../resumeFields';
import { nounOf, ownList, type EditedListName } from '../lists';
import { fieldsOf, OWN_TITLE } from '../listWords';
import { HEADING } from '../sections';
import { listTitle, RESUME_STEPS } from '../variants';
import type { Texts } from './binding';
import { HEADING_NAMES } from './designFiles';
import type { ImportReport } from './report';
import type { ResumeParts } from './resumeParts';

/** Maximum number of entries to import per list. */
const IMPORT_ENTRIES_MAX = 200;

/** Truncates to at most `max` UTF-16 code units between two words, or inside one of more than 40 characters. */
function cutToWords(text: string, max: number): string {
  const cut = cutText(text, max);
  if (cut === text) return text;
  const end = text.slice(0, cut.length + 1).search(/\s\S{0,40}$/);
  return end > 0 ? cut.slice(0, end).trimEnd() : cut;
}

/** As much of an imported text as its field allows. */
export const textFor = (spec: FieldSpec | undefined, text: string): string =>
  cutToWords(text, spec?.maxLength ?? PARAGRAPH_MAX);

/** Maximum length of cut-off text quoted in the import report. */
const CUT_SHOWN_MAX = 60;

function cutOff(text: string, kept: string): string {
  const rest = text.slice(kept.length).trim();
  return rest.length > CUT_SHOWN_MAX ? `${cutToWords(rest, CUT_SHOWN_MAX)}…` : rest;
}

function cutTexts<Fields>(
  specs: FieldSpecs<Fields>,
  texts: Fields,
  where: string,
  report: ImportReport,
): Fields {
  const byName: FieldSpecs<Texts> = specs;
  const cut = Object.entries<string>(texts as Texts).map(([name, text]) => {
    const { label } = byName[name] ?? { label: name };
    const kept = textFor(byName[name], text);
    if (kept === text) return [name, text];
    const lengths = `from ${text.length} to ${kept.length} characters`;
    report.change(`${where}, ${label}: shortened ${lengths}, without “${cutOff(text, kept)}”`);
    return [name, kept];
  });
  return Object.fromEntries(cut) as Fields;
}

function cutList<Item extends ListItem>(
  list: EditedListName,
  items: readonly Item[],
  title: string,
  report: ImportReport,
): Item[] {
  if (items.length > IMPORT_ENTRIES_MAX)
    report.change(`${title}: the first ${IMPORT_ENTRIES_MAX} of ${items.length} entries`);
  const specs = fieldsOf(list);
  return items.slice(0, IMPORT_ENTRIES_MAX).map((item, index) => {
    const texts = Object.entries(item).filter(([name]) => Object.hasOwn(specs, name));
    const where = `${title}, ${nounOf(list)} ${index + 1}`;
    return { ...item, ...cutTexts<Texts>(specs, Object.fromEntries(texts), where, report) };
  });
}

const cutSections = (sections: readonly OwnSection[], report: ImportReport): OwnSection[] =>
  cutList('ownSections', sections, OWN_TITLE, report).map((section) => {
    const title = section.heading || OWN_TITLE;
    return { ...section, entries: cutList(ownList(section), section.entries, title, report) };
  });

const HEADING_FIELDS: FieldSpecs<Headings> = Object.fromEntries(HEADING_NAMES.map((name) => [name, HEADING]));

function cutHeadings({ headings, ...design }: ResumeDesign, report: ImportReport): ResumeDesign {
  return {
    ...design,
    ...(headings && { headings: cutTexts(HEADING_FIELDS, headings, 'Design', report) }),
  };
}

/** Truncates texts, between words, and lists to the limits of the forms, and reports what was cut off. */
export function withinLimits(parts: ResumeParts, report: ImportReport): ResumeParts {
  const { personalInfo, origin, letter, ownSections, design, ...lists } = parts;
  // First, so that the report follows the order of the steps.
  const person = personalInfo && {
    personalInfo: cutTexts(PERSONAL_FIELDS, personalInfo, RESUME_STEPS.personal.title, report),
  };
  const cutLists = fieldNames(lists).map((list) => {
    const items: readonly AnyEntry[] = lists[list] ?? [];
    return [list, cutList(list, items, listTitle(list), report)];
  });
  return {
    ...person,
    ...(origin && { origin }),
    ...(Object.fromEntries(cutLists) as Partial<ResumeLists>),
    ...(ownSections && { ownSections: cutSections(ownSections, report) }),
    ...(design && { design: cutHeadings(design, report) }),
    ...(letter && { letter: cutTexts<LetterTexts>(LETTER_FIELDS, letter, LETTER_TITLE, report) }),
  };
}

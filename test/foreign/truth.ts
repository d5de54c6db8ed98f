import { readDate } from '../../src/domain/resume/dates';
import type { ResumeData } from '../../src/domain/resume/entities';
import type { ResumeParts } from '../../src/domain/resume/exchange/resumeParts';
import { RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import type { Layout } from './html';
import { resumeOf } from './people';

const TODAY = { year: 2026, month: 11 };

type Entry = Readonly<Record<string, unknown>>;

/** Skills without headings are one list. */
function inOneGroup(skills: ResumeData['skills']): ResumeData['skills'] {
  return skills.length === 0 ? [] : [{ id: 1, name: '', value: skills.map(({ value }) => value).join(', ') }];
}

/** The part of the person's resume that a layout shows. */
export function shownIn({ person, omits = '', ownSections = [] }: Layout): ResumeData {
  const resume = resumeOf(person);
  const omitted = omits.split(' ');
  const without = (part: string, entry: Entry): Entry =>
    Object.fromEntries(
      Object.entries(entry).map(([name, text]) => [name, omitted.includes(`${part}.${name}`) ? '' : text]),
    );
  const lists = RESUME_LIST_NAMES.map((list) => {
    const entries: readonly object[] = omitted.includes(list) ? [] : resume[list];
    return [list, entries.map((entry) => without(list, { ...entry }))];
  });
  const shown = {
    ...resume,
    ownSections: [...ownSections],
    ...Object.fromEntries(lists),
    personalInfo: without('personalInfo', { ...resume.personalInfo }),
  } as ResumeData;
  return omitted.includes('skills.name') ? { ...shown, skills: inOneGroup(shown.skills) } : shown;
}

/** The filled fields by name, such as `workExperiences 2 companyName`. */
export function fieldsOf({ personalInfo, ...parts }: ResumeParts): ReadonlyMap<string, string> {
  const texts = (where: string, entry: object): [string, string][] =>
    Object.entries(entry).flatMap(([name, text]: [string, unknown]) =>
      name === 'id' || typeof text !== 'string' || text.trim() === '' ? [] : [[`${where} ${name}`, text]],
    );
  const listed = (list: string, entries: readonly object[] = []) =>
    entries.flatMap((entry, index) => texts(`${list} ${index + 1}`, entry));
  return new Map([
    ...texts('person', personalInfo ?? {}),
    ...RESUME_LIST_NAMES.flatMap((list) => listed(list, parts[list])),
    ...listed('own section', parts.ownSections),
    ...(parts.ownSections ?? []).flatMap(({ entries }, index) =>
      listed(`own section ${index + 1} entry`, entries),
    ),
  ]);
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a field says the same: any way to write the same date, in any case. */
function isSame(field: string, expected: string, found: string): boolean {
  if (plain(expected) === plain(found)) return true;
  if (!/(?:Date|Year)$/.test(field)) return false;
  const [a, b] = [expected, found].map((text) => readDate(text, TODAY));
  return a !== undefined && b !== undefined && a.first === b.first && a.last === b.last;
}

export type Score = ReturnType<typeof scoreOf>;

/** Compares what was found with what there is. */
export function scoreOf(resume: ResumeParts, found: ResumeParts) {
  const [expected, texts] = [fieldsOf(resume), fieldsOf(found)];
  const wrong = [...expected].filter(([field, text]) => !isSame(field, text, texts.get(field) ?? ''));
  const extra = [...texts].filter(([field]) => !expected.has(field));
  return {
    expected: expected.size,
    right: expected.size - wrong.length,
    /** Fields that are missing or wrong, and found fields that the resume doesn't have. */
    faults: [
      ...wrong.map(([field, text]) => `${field}: “${text}” was read as “${texts.get(field) ?? ''}”`),
      ...extra.map(([field, text]) => `${field}: “${text}” is not in the resume`),
    ],
  };
}

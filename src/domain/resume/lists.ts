import { textsFor } from '../fields';
import type {
  AnyEntry,
  EntryListName,
  ListItem,
  OwnListName,
  OwnSection,
  ResumeData,
  ResumeListName,
  ResumeLists,
} from './entities';
import { LIST_FIELDS } from './resumeFields';

interface ListSpec {
  /** Heading on the sheet: a standard name that applicant tracking systems recognize. */
  readonly heading: string;
  /** Name of one entry, as in "Add another job". */
  readonly noun: string;
}

/** In the order in which every sheet shows them. */
export const LIST_SPECS: Readonly<Record<ResumeListName, ListSpec>> = {
  workExperiences: { heading: 'Work Experience', noun: 'job' },
  education: { heading: 'Education', noun: 'course' },
  projects: { heading: 'Projects', noun: 'project' },
  skills: { heading: 'Skills', noun: 'skill group' },
  professionalSkills: { heading: 'Professional Skills', noun: 'skill' },
  certificates: { heading: 'Certificates', noun: 'certificate' },
  languages: { heading: 'Languages', noun: 'language' },
  interests: { heading: 'Interests', noun: 'interest' },
  reference: { heading: 'References', noun: 'reference' },
};

export const RESUME_LIST_NAMES = Object.keys(LIST_SPECS) as ResumeListName[];

/** The visitor's own sections, or the entries of one. */
export type OwnPartName = OwnListName | 'ownSections';

/** A list to add to, sort and remove from. */
export type EditedListName = ResumeListName | OwnPartName;

export const ownList = ({ id }: ListItem): OwnListName => `own${id}`;

export const isOwnList = (name: string): name is OwnListName => /^own\d+$/.test(name);

export const isOwnPart = (name: string): name is OwnPartName => name === 'ownSections' || isOwnList(name);

/** The list of the specification whose entries have the same fields. */
export const kindOf = (list: EntryListName): ResumeListName => (isOwnList(list) ? 'workExperiences' : list);

/** What one of a list is called, as in "Add another job". */
export function nounOf(list: EditedListName): string {
  if (list === 'ownSections') return 'section';
  return isOwnList(list) ? 'entry' : LIST_SPECS[list].noun;
}

export const ownSectionOf = (resume: ResumeData, list: EditedListName): OwnSection | undefined =>
  resume.ownSections.find((section) => ownList(section) === list);

/** What is in a list; nothing if its section has been removed. */
export function itemsIn(resume: ResumeData, list: EntryListName): AnyEntry[];
export function itemsIn(resume: ResumeData, list: EditedListName): ListItem[];
export function itemsIn(resume: ResumeData, list: EditedListName): ListItem[] {
  if (list === 'ownSections') return resume.ownSections;
  return isOwnList(list) ? (ownSectionOf(resume, list)?.entries ?? []) : resume[list];
}

/** The lists of the specification, then those in the visitor's own sections. */
export const listsIn = ({ ownSections }: ResumeData): EntryListName[] => [
  ...RESUME_LIST_NAMES,
  ...ownSections.map(ownList),
];

/** One more than the largest id. */
export function nextId(items: readonly { id: number }[]): number {
  return items.reduce((largest, { id }) => Math.max(largest, id), 0) + 1;
}

/** An id for a new item: never that of a removed one, whose origin and place are kept for Undo. */
export function freeId(resume: ResumeData, list: EditedListName): number {
  const { origin, design } = resume;
  const { order = [], hidden = [] } = design;
  const prefix = list === 'ownSections' ? 'own' : `${list}.`;
  const kept = [...Object.keys(origin), ...order, ...hidden]
    .filter((place) => place.startsWith(prefix))
    .map((place) => ({ id: Number.parseInt(place.slice(prefix.length), 10) || 0 }));
  return nextId([...itemsIn(resume, list), ...kept]);
}

/** Lists that keep their first entry (specification, section 4). */
const KEEP_FIRST: readonly EntryListName[] = ['projects', 'skills', 'professionalSkills'];

/** Whether the entry at `index` shows a Remove control. */
export const isRemovable = (list: EntryListName, index: number): boolean =>
  index > 0 || !KEEP_FIRST.includes(list);

/** An entry with every field empty, or an own section without entries. */
export function blankItem<List extends ResumeListName>(list: List, id: number): ResumeLists[List][number];
export function blankItem(list: EditedListName, id: number): ListItem;
export function blankItem(list: EditedListName, id: number): ListItem {
  if (list === 'ownSections') {
    const section: OwnSection = { id, heading: '', entries: [] };
    return section;
  }
  const fields = textsFor<object>(LIST_FIELDS[kindOf(list)], () => '');
  return { id, ...fields };
}

/** Whether every field of an entry is missing, empty or whitespace; such entries are omitted from the sheet. */
export function isBlankItem(item: object): boolean {
  return Object.entries(item).every(([name, value]) => name === 'id' || String(value ?? '').trim() === '');
}

/** The entries that are not blank. */
export const filledItems = <Item extends object>(items: readonly Item[]): Item[] =>
  items.filter((item) => !isBlankItem(item));

/** The lists of a resume, each as `make` returns it. */
export function eachList(make: (list: ResumeListName) => readonly ListItem[]): ResumeLists {
  const lists = Object.fromEntries(RESUME_LIST_NAMES.map((list) => [list, make(list)]));
  // TypeScript can't relate the name of a list to its entries.
  return lists as unknown as ResumeLists;
}

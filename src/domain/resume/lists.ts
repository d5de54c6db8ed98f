import { textsFor } from '../fields';
import type { ResumeData, ResumeListName, ResumeLists } from './entities';
import { LIST_FIELDS } from './resumeFields';

/** Labels of one list. */
export interface ListSpec {
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

/** One more than the largest id. */
export function nextId(items: readonly { id: number }[]): number {
  return items.reduce((largest, { id }) => Math.max(largest, id), 0) + 1;
}

/** An id for a new item: never that of a removed item, whose origin is kept for Undo. */
export function freeId(resume: ResumeData, list: ResumeListName): number {
  const kept = Object.keys(resume.origin ?? {}).map((place) => {
    const [name, id] = place.split('.');
    return { id: name === list ? Number(id) : 0 };
  });
  return nextId([...resume[list], ...kept]);
}

/** An entry with every field empty. */
export function blankItem<List extends ResumeListName>(list: List, id: number): ResumeLists[List][number] {
  const fields = textsFor<object>(LIST_FIELDS[list], () => '');
  // `object` loses the keys; the type of LIST_FIELDS guarantees one per field of the entry.
  return { id, ...fields } as unknown as ResumeLists[List][number];
}

/** Whether every field of an entry is empty or whitespace; such entries are omitted from the sheet. */
export function isBlankItem(item: object): boolean {
  return Object.entries(item).every(([name, value]) => name === 'id' || String(value).trim() === '');
}

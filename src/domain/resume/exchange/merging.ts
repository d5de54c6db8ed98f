import { fillBlanks } from '../../fields';
import type { ListItem, PersonalInfo, ResumeData, ResumeLists, ResumeOrigin } from '../entities';
import { freeId, isBlankItem, itemsIn, RESUME_LIST_NAMES } from '../lists';
import { OWN_TITLE } from '../listWords';
import { RESUME_STEPS, RESUME_VARIANTS, type ResumeStep, type ResumeVariant } from '../variants';
import { isBlankPart } from './limits';
import { mergedOrigin } from './mergedOrigin';
import { movedOrigin, originAt, originPlace } from './origin';
import type { ImportChoice, ResumePartName, ResumeParts } from './resumeParts';

export type ImportChoices = Readonly<Partial<Record<ResumePartName, ImportChoice>>>;

/** Compares one part of a file with the same part of the open resume. */
export interface PartComparison {
  readonly part: ResumePartName;
  /** Title of its step. */
  readonly title: string;
  /** Number of filled fields or entries in the file, and in the open resume. */
  readonly inFile: number;
  readonly here: number;
  readonly isSame: boolean;
  /** Number of entries after adding; duplicates are skipped. */
  readonly afterAdding: number;
  /** Whether the open variant has a step for it; other parts are kept for other variants. */
  readonly isShown: boolean;
  /** Available choices, the suggested one first. */
  readonly choices: readonly [ImportChoice, ...ImportChoice[]];
}

const filledItems = (items: readonly ListItem[]): ListItem[] => items.filter((item) => !isBlankItem(item));
const filledFields = (info: PersonalInfo): number =>
  Object.values(info).filter((text: string) => text.trim() !== '').length;

type Comparison = Omit<PartComparison, 'part' | 'title' | 'isShown'>;

/** Entries with the same fingerprint are equal except for their ids. */
export function fingerprint(item: ListItem): string {
  const texts = Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(texts), (name, part: unknown) =>
    name === 'id' ? undefined : part,
  );
}

function newItems(here: readonly ListItem[], inFile: readonly ListItem[]): ListItem[] {
  const known = new Set(here.map(fingerprint));
  return filledItems(inFile).filter((item) => !known.has(fingerprint(item)));
}

/** Never suggests losing entries that the file lacks, except for personal details, which are replaced as a whole. */
function suggested(
  here: number,
  isSame: boolean,
  wouldLose: boolean,
): readonly [ImportChoice, ...ImportChoice[]] {
  if (isSame) return ['leave', 'replace'];
  if (here === 0) return ['add', 'leave'];
  return wouldLose ? ['add', 'replace', 'leave'] : ['replace', 'add', 'leave'];
}

function comparePersonal(file: PersonalInfo, here: PersonalInfo): Comparison {
  const fields = Object.keys(file) as (keyof PersonalInfo)[];
  const isSame = fields.every((field) => file[field] === here[field]);
  const count = filledFields(here);
  return {
    inFile: filledFields(file),
    here: count,
    isSame,
    afterAdding: filledFields(fillBlanks(here, file)),
    choices: suggested(count, isSame, false),
  };
}

function compareList(file: readonly ListItem[], here: readonly ListItem[]): Comparison {
  const [inFile, now] = [filledItems(file), filledItems(here)];
  const isSame = inFile.map(fingerprint).join() === now.map(fingerprint).join();
  const afterAdding = now.length + newItems(now, inFile).length;
  const wouldLose = newItems(inFile, now).length > 0;
  return {
    inFile: inFile.length,
    here: now.length,
    isSame,
    afterAdding,
    choices: suggested(now.length, isSame, wouldLose),
  };
}

/** Compares the non-blank parts of a file, in the order of the open variant's steps, then those it has no step for. */
export function compareParts(
  parts: ResumeParts,
  resume: ResumeData,
  variant: ResumeVariant,
): readonly PartComparison[] {
  const all = Object.keys(RESUME_STEPS) as ResumeStep[];
  const steps = [...new Set([...RESUME_VARIANTS[variant], ...all])].filter((step) => step !== 'photo');
  const stepParts = steps.map((step) => ({
    part: RESUME_STEPS[step].list ?? ('personalInfo' as const),
    title: RESUME_STEPS[step].title,
    isShown: RESUME_VARIANTS[variant].includes(step),
  }));
  const own = { part: 'ownSections', title: OWN_TITLE, isShown: true } as const;
  return [...stepParts, own].flatMap(({ part, ...named }) => {
    const file = parts[part];
    if (!file || isBlankPart(file)) return [];
    const compared =
      part === 'personalInfo' || !Array.isArray(file)
        ? comparePersonal(file as PersonalInfo, resume.personalInfo)
        : compareList(file, itemsIn(resume, part));
    return [{ part, ...named, ...compared }];
  });
}

type MergedListName = Exclude<ResumePartName, 'personalInfo'>;

const MERGED_LISTS: readonly MergedListName[] = [...RESUME_LIST_NAMES, 'ownSections'];

/** The new contents of a list, and where they come from. */
interface MergedList {
  readonly items: readonly ListItem[];
  readonly origin: ResumeOrigin;
}

/** Imported entries get new ids, because an id must never be reused for another entry. */
function mergedList(
  list: MergedListName,
  choice: ImportChoice,
  resume: ResumeData,
  parts: ResumeParts,
): MergedList {
  const [here, inFile]: readonly (readonly ListItem[])[] = [itemsIn(resume, list), parts[list] ?? []];
  const kept = choice === 'add' ? filledItems(here ?? []) : [];
  const added = choice === 'add' ? newItems(here ?? [], inFile ?? []) : filledItems(inFile ?? []);
  const first = freeId(resume, list);
  const origin = added.flatMap(({ id }, index) => movedOrigin(parts.origin ?? {}, list, id, first + index));
  return {
    items: [...kept, ...added.map((item, index) => ({ ...item, id: first + index }))],
    origin: { ...twinOrigins(list, kept, resume, parts), ...Object.fromEntries(origin) },
  };
}

/** Entries that are not added, because they are here already, gain what the file has beyond the fields. */
function twinOrigins(
  list: MergedListName,
  kept: readonly ListItem[],
  resume: ResumeData,
  parts: ResumeParts,
): ResumeOrigin {
  const items: readonly ListItem[] = parts[list] ?? [];
  const inFile = new Map(items.map((item) => [fingerprint(item), originPlace(list, item.id)]));
  const origins = kept.flatMap((item) => {
    const place = inFile.get(fingerprint(item));
    if (place === undefined || parts.origin?.[place] === undefined) return [];
    const here = originPlace(list, item.id);
    const both = { ...originAt(resume.origin, here), ...originAt(parts.origin, place) };
    return [[here, JSON.stringify(both)] as const];
  });
  return Object.fromEntries(origins);
}

/**
 * The new contents of the parts that change.
 * @param choices parts without a choice are left unchanged
 */
export function mergedParts(parts: ResumeParts, resume: ResumeData, choices: ImportChoices): ResumeParts {
  const { personalInfo: info, origin, letter } = parts;
  const choiceOf = (part: ResumePartName) => choices[part] ?? 'leave';
  const person = info ? choiceOf('personalInfo') : 'leave';
  const lists = MERGED_LISTS.filter((list) => parts[list] && choiceOf(list) !== 'leave').map(
    (list) => [list, mergedList(list, choiceOf(list), resume, parts)] as const,
  );
  if (person === 'leave' && lists.length === 0) return {};
  const origins = lists.map(([, list]) => list.origin);
  return {
    ...(info && person === 'replace' && { personalInfo: info }),
    ...(info && person === 'add' && { personalInfo: fillBlanks(resume.personalInfo, info) }),
    ...(Object.fromEntries(lists.map(([list, { items }]) => [list, items])) as Partial<ResumeLists>),
    // A letter that is being written stays.
    ...(letter && isBlankPart(resume.letter ?? {}) && { letter }),
    ...((origin ?? resume.origin) && {
      // What a file has beyond the fields of a part comes in even if none of its fields is filled.
      origin: mergedOrigin(parts, resume, (part) => (parts[part] ? choiceOf(part) : 'add'), origins),
    }),
  };
}

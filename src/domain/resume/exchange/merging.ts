import { fillBlanks } from '../../fields';
import type { PersonalInfo, ResumeData, ResumeListName, ResumeLists, ResumeOrigin } from '../entities';
import { freeId, isBlankItem, RESUME_LIST_NAMES } from '../lists';
import { RESUME_STEPS, RESUME_VARIANTS, type ResumeStep, type ResumeVariant } from '../variants';
import { isBlankPart } from './limits';
import { mergedRest } from './mergedRest';
import { originAt, originPlace } from './origin';
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

type Item = ResumeLists[ResumeListName][number];

const filledItems = (items: readonly Item[]): Item[] => items.filter((item) => !isBlankItem(item));
const filledFields = (info: PersonalInfo): number =>
  Object.values(info).filter((text: string) => text.trim() !== '').length;

/** Entries with the same fingerprint are equal except for their ids. */
export function fingerprint(item: Item): string {
  const texts = Object.entries(item).filter(([name]) => name !== 'id');
  return JSON.stringify(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function newItems(here: readonly Item[], inFile: readonly Item[]): Item[] {
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

function comparePersonal(
  file: PersonalInfo,
  here: PersonalInfo,
): Omit<PartComparison, 'part' | 'title' | 'isShown'> {
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

function compareList(
  file: readonly Item[],
  here: readonly Item[],
): Omit<PartComparison, 'part' | 'title' | 'isShown'> {
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
  return steps.flatMap((step) => {
    const part = RESUME_STEPS[step].list ?? 'personalInfo';
    const file = parts[part];
    if (!file || isBlankPart(file)) return [];
    const compared =
      part === 'personalInfo' || !Array.isArray(file)
        ? comparePersonal(file as PersonalInfo, resume.personalInfo)
        : compareList(file, resume[part]);
    const isShown = RESUME_VARIANTS[variant].includes(step);
    return [{ part, title: RESUME_STEPS[step].title, isShown, ...compared }];
  });
}

/** The new contents of a list, and where they come from. */
interface MergedList {
  readonly items: readonly Item[];
  readonly origin: ResumeOrigin;
}

/** Imported entries get new ids, because an id must never be reused for another entry. */
function mergedList(
  list: ResumeListName,
  choice: ImportChoice,
  resume: ResumeData,
  parts: ResumeParts,
): MergedList {
  const [here, inFile]: readonly (readonly Item[])[] = [resume[list], parts[list] ?? []];
  const kept = choice === 'add' ? filledItems(here ?? []) : [];
  const added = choice === 'add' ? newItems(here ?? [], inFile ?? []) : filledItems(inFile ?? []);
  const first = freeId(resume, list);
  const origin = added.flatMap(({ id }, index) => {
    const entry = parts.origin?.[originPlace(list, id)];
    return entry === undefined ? [] : [[originPlace(list, first + index), entry] as const];
  });
  return {
    items: [...kept, ...added.map((item, index) => ({ ...item, id: first + index }))],
    origin: { ...twinOrigins(list, kept, resume, parts), ...Object.fromEntries(origin) },
  };
}

/** Entries that are not added, because they are here already, gain what the file has beyond the fields. */
function twinOrigins(
  list: ResumeListName,
  kept: readonly Item[],
  resume: ResumeData,
  parts: ResumeParts,
): ResumeOrigin {
  const items: readonly Item[] = parts[list] ?? [];
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

/** Parts that are imported bring their origin along; parts that stay keep theirs. */
function mergedOrigin(
  parts: ResumeParts,
  resume: ResumeData,
  choiceOf: (part: ResumePartName) => ImportChoice,
  lists: readonly MergedList[],
): ResumeOrigin {
  const [here, file] = [originAt(resume.origin, 'basics'), originAt(parts.origin, 'basics')];
  const basics = { replace: file, add: { ...file, ...here }, leave: here }[choiceOf('personalInfo')];
  const origins = lists.map(({ origin }) => Object.entries(origin));
  return {
    ...resume.origin,
    basics: JSON.stringify(basics),
    ...Object.fromEntries(origins.flat()),
    rest: JSON.stringify(mergedRest(resume.origin, parts.origin, choiceOf)),
  };
}

/**
 * The new contents of the parts that change.
 * @param choices parts without a choice are left unchanged
 */
export function mergedParts(parts: ResumeParts, resume: ResumeData, choices: ImportChoices): ResumeParts {
  const { personalInfo: info, origin, letter } = parts;
  const choiceOf = (part: ResumePartName) => choices[part] ?? 'leave';
  const person = info ? choiceOf('personalInfo') : 'leave';
  const lists = RESUME_LIST_NAMES.filter((list) => parts[list] && choiceOf(list) !== 'leave').map(
    (list) => [list, mergedList(list, choiceOf(list), resume, parts)] as const,
  );
  if (person === 'leave' && lists.length === 0) return {};
  const merged = lists.map(([, list]) => list);
  return {
    ...(info && person === 'replace' && { personalInfo: info }),
    ...(info && person === 'add' && { personalInfo: fillBlanks(resume.personalInfo, info) }),
    ...(Object.fromEntries(lists.map(([list, { items }]) => [list, items])) as Partial<ResumeLists>),
    // A letter that is being written stays.
    ...(letter && isBlankPart(resume.letter ?? {}) && { letter }),
    ...((origin ?? resume.origin) && {
      // What a file has beyond the fields of a part comes in even if none of its fields is filled.
      origin: mergedOrigin(parts, resume, (part) => (parts[part] ? choiceOf(part) : 'add'), merged),
    }),
  };
}

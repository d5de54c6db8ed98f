import { filledUp } from '../../fields';
import type { PersonalInfo, ResumeData, ResumeListName, ResumeLists } from '../entities';
import { isBlankItem, nextId } from '../lists';
import { RESUME_STEPS, RESUME_VARIANTS, type ResumeStep, type ResumeVariant } from '../variants';
import { isBlankPart } from './limits';
import type { ResumePartName, ResumeParts } from './resumeParts';

/** How to import one part; `add` appends to a list, and fills only empty fields of the personal details. */
export type ImportChoice = 'replace' | 'add' | 'leave';

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
function fingerprint(item: Item): string {
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
  addsToHere: boolean,
): readonly [ImportChoice, ...ImportChoice[]] {
  if (isSame) return ['leave', 'replace'];
  if (here === 0) return ['add', 'leave'];
  return addsToHere ? ['add', 'replace', 'leave'] : ['replace', 'add', 'leave'];
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
    afterAdding: filledFields(filledUp(here, file)),
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

/** Imported entries get new ids, because an id must never pass from one entry to another. */
function mergedList(choice: ImportChoice, here: readonly Item[], inFile: readonly Item[]): Item[] {
  const kept = choice === 'add' ? filledItems(here) : [];
  const first = nextId(here);
  const added = choice === 'add' ? newItems(here, inFile) : filledItems(inFile);
  return [...kept, ...added.map((item, index) => ({ ...item, id: first + index }))];
}

/**
 * The new contents of the parts that change.
 * @param choices parts without a choice are left unchanged
 */
export function mergedParts(parts: ResumeParts, resume: ResumeData, choices: ImportChoices): ResumeParts {
  const names = (Object.keys(parts) as ResumePartName[]).filter(
    (part) => (choices[part] ?? 'leave') !== 'leave',
  );
  const merged = names.map((part) => {
    const file = parts[part];
    const choice = choices[part] ?? 'leave';
    if (part === 'personalInfo') {
      const info = file as PersonalInfo;
      return [part, choice === 'add' ? filledUp(resume.personalInfo, info) : info];
    }
    return [part, mergedList(choice, resume[part], file as Item[])];
  });
  return Object.fromEntries(merged) as ResumeParts;
}

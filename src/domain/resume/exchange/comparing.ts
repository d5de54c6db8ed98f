import { fieldNames, fillBlanks } from '../../fields';
import type { ListItem, PersonalInfo, ResumeData } from '../entities';
import { filledItems, itemsIn } from '../lists';
import { letterOf } from '../letter/letter';
import { LETTER_TITLE } from '../letter/letterFields';
import { OWN_TITLE } from '../listWords';
import { RESUME_STEP_NAMES, RESUME_STEPS, RESUME_VARIANTS, type ResumeVariant } from '../variants';
import { DESIGN_TITLE, designTexts } from './designTexts';
import { fingerprint, newItems } from './fingerprint';
import type { ImportChoice, ResumePartName, ResumeParts } from './resumeParts';

/** Compares one part of a file with the same part of the open resume. */
export interface PartComparison {
  readonly part: ResumePartName;
  /** Title of its step, or what else the visitor knows it by. */
  readonly title: string;
  /** Number of filled fields, entries or settings in the file, and in the open resume. */
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

type Comparison = Omit<PartComparison, 'part' | 'title' | 'isShown'>;

const filledTexts = (texts: object): number =>
  Object.values(texts).filter((text: string) => text.trim() !== '').length;

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
  const isSame = fieldNames(file).every((field) => file[field] === here[field]);
  const count = filledTexts(here);
  return {
    inFile: filledTexts(file),
    here: count,
    isSame,
    afterAdding: filledTexts(fillBlanks(here, file)),
    choices: suggested(count, isSame, false),
  };
}

/** A design or a letter is taken as a whole, because two of them make no third. */
function compareWhole(file: object, here: object, wouldLose: boolean): Comparison {
  const isSame = JSON.stringify(file) === JSON.stringify(here);
  const [inFile, now] = [filledTexts(file), filledTexts(here)];
  return {
    inFile,
    here: now,
    isSame,
    afterAdding: inFile,
    choices: now === 0 ? ['add', 'leave'] : isSame || wouldLose ? ['leave', 'replace'] : ['replace', 'leave'],
  };
}

/** Losing a setting that the file lacks is not suggested. */
function compareDesigns(file: ResumeParts, resume: ResumeData): Comparison {
  const [texts, here] = [designTexts(file), designTexts(resume)];
  const wouldLose = fieldNames(here).some((field) => here[field] !== '' && texts[field] === '');
  return compareWhole(texts, here, wouldLose);
}

function compareLists(file: readonly ListItem[], here: readonly ListItem[]): Comparison {
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

function compared(part: ResumePartName, file: ResumeParts, here: ResumeData): Comparison | undefined {
  if (part === 'design') return compareDesigns(file, here);
  // A letter that is being written is likely to be for another job.
  if (part === 'letter')
    return file[part] && compareWhole(letterOf({ letter: file[part] }), letterOf(here), true);
  if (part === 'personalInfo') return file[part] && comparePersonal(file[part], here[part]);
  return file[part] && compareLists(file[part], itemsIn(here, part));
}

/**
 * Compares the non-blank parts of a file: in the order of the open variant's steps, then those it has no step for, and last what
 * has no step in any.
 */
export function compareParts(
  parts: ResumeParts,
  resume: ResumeData,
  variant: ResumeVariant,
): readonly PartComparison[] {
  const steps = [...new Set([...RESUME_VARIANTS[variant], ...RESUME_STEP_NAMES])].filter(
    (step) => step !== 'photo',
  );
  const stepParts = steps.map((step) => ({
    part: RESUME_STEPS[step].list ?? ('personalInfo' as const),
    title: RESUME_STEPS[step].title,
    isShown: RESUME_VARIANTS[variant].includes(step),
  }));
  const own = { part: 'ownSections', title: OWN_TITLE, isShown: true } as const;
  const design = { part: 'design', title: DESIGN_TITLE, isShown: true } as const;
  const letter = { part: 'letter', title: LETTER_TITLE, isShown: true } as const;
  return [...stepParts, own, design, letter].flatMap((row) => {
    const comparison = compared(row.part, parts, resume);
    return comparison && comparison.inFile > 0 ? [{ ...row, ...comparison }] : [];
  });
}

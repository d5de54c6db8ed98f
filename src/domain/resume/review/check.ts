import type { ResumeData, ResumeListName } from '../entities';
import type { ResumePlace } from '../places';
import type { ResumeVariant } from '../variants';
import type { Month } from './monthYear';
import type { ReadSection } from './readingOrder';
import type { Point, TypedText } from './typedTexts';

/** `fix` loses something at the recruiter's, `better` costs an impression, `note` is for the visitor to judge. */
export type Severity = 'fix' | 'better' | 'note';

export const SEVERITIES: readonly Severity[] = ['fix', 'better', 'note'];

export interface Finding {
  readonly severity: Severity;
  /** What was found, as the beginning of a sentence without its stop. */
  readonly text: string;
  /** What to do, in one sentence. */
  readonly advice: string;
  /** Where to do it; null where no field can mend it. */
  readonly place: ResumePlace | null;
}

export interface ReviewInput {
  /** Without blank entries (`printableResume`). */
  readonly resume: ResumeData;
  readonly variant: ResumeVariant;
  readonly pageCount: number;
  /** The plain version of a two-column template is on. */
  readonly isPlain: boolean;
  readonly today: Month;
  /** What stands on the drawn sheets, once they are drawn. */
  readonly reading?: readonly ReadSection[];
}

/** What the checks look at: the input without the lists that this template leaves out, and its texts by kind. */
export interface ReviewSubject extends ReviewInput {
  /** Lists that hold something and are not on this template. */
  readonly leftOut: readonly ResumeListName[];
  /** Every field that holds more than white space. */
  readonly texts: readonly TypedText[];
  /** The points of jobs and projects. */
  readonly points: readonly Point[];
}

/** One rule. A new rule is one entry of a table; nothing else has to know it. */
export interface Check {
  readonly id: string;
  /** What is true when nothing is found: the line it gets among the passed checks. */
  readonly title: string;
  /** Whether there is anything to check; always, where it is left out. What was not checked did not pass either. */
  readonly appliesTo?: (subject: ReviewSubject) => boolean;
  readonly run: (subject: ReviewSubject) => readonly Finding[];
}

const FINDING =
  (severity: Severity) =>
  (place: ResumePlace | null, text: string, advice: string): Finding => ({ severity, text, advice, place });

export const fix = FINDING('fix');
export const better = FINDING('better');
export const note = FINDING('note');

/** The answer about a text that was asked before: a text of an entry that was not edited is the same object. */
export function oncePerText<Text extends Point>(find: (text: Text) => Finding | null): typeof find {
  const known = new WeakMap<Text, Finding | null>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const finding = find(text);
    known.set(text, finding);
    return finding;
  };
}

import { oncePerObject } from '../../oncePerObject';
import type { ContactField } from '../contacts';
import type { Month } from '../dates';
import type { ResumeData, ResumeListName } from '../entities';
import type { ResumePlace } from '../places';
import type { ResumeVariant } from '../variants';
import type { ReadSection } from './readingOrder';
import type { Source } from './sources';
import type { Point, TypedText } from './typedTexts';

/** `fix`: recruiters would lose information; `better`: makes a worse impression; `note`: for the visitor to judge. */
export type Severity = 'fix' | 'better' | 'note';

export const SEVERITIES: readonly Severity[] = ['fix', 'better', 'note'];

export interface Finding {
  readonly severity: Severity;
  /** The problem, capitalized, without a full stop. */
  readonly text: string;
  /** What to do, in one sentence. */
  readonly advice: string;
  /** Where to fix it; null if no single field can. */
  readonly place: ResumePlace | null;
}

/** The first line of each contact item that takes more than one. */
export type WrappedContacts = Readonly<Partial<Record<ContactField, string>>>;

export interface ReviewInput {
  /** Without blank entries (`printableResume`). */
  readonly resume: ResumeData;
  readonly variant: ResumeVariant;
  readonly pageCount: number;
  readonly isPlain: boolean;
  /** The bytes of the chosen photo are in memory; a reload loses them. */
  readonly hasPortrait: boolean;
  readonly today: Month;
  /** The text of the rendered sheets, once available. */
  readonly reading?: readonly ReadSection[];
  /** Measured on the rendered sheets; undefined until then. */
  readonly wrapped?: WrappedContacts | undefined;
}

/** The input of the checks: the resume without what its sheet omits, plus its extracted texts. */
export interface ReviewSubject extends ReviewInput {
  /** Non-empty lists that the sheet omits. */
  readonly leftOut: readonly ResumeListName[];
  /** Every non-blank field. */
  readonly texts: readonly TypedText[];
  /** The points of jobs, projects and the visitor's own sections. */
  readonly points: readonly Point[];
}

/** One review rule. */
export interface Check {
  readonly id: string;
  /** Statement that is true if nothing is found; listed among the passed checks. */
  readonly title: string;
  readonly source: Source;
  /** Whether there is anything to check, by default always. A check that doesn't apply is not listed as passed. */
  readonly appliesTo?: (subject: ReviewSubject) => boolean;
  /** One finding, or null if there is none; a list if the rule looks at several things. */
  readonly run: (subject: ReviewSubject) => Finding | null | readonly Finding[];
}

/** What a rule finds. */
export const runCheck = (check: Check, subject: ReviewSubject): readonly Finding[] =>
  [check.run(subject) ?? []].flat();

const finding =
  (severity: Severity) =>
  (place: ResumePlace | null, text: string, advice: string): Finding => ({ severity, text, advice, place });

export const fix = finding('fix');
export const better = finding('better');
export const note = finding('note');

/** A rule that checks single texts: every one, or those that it is about. */
export function ofTexts(
  id: string,
  title: string,
  source: Source,
  find: (text: TypedText) => Finding | null,
  isAbout: (text: TypedText) => boolean = () => true,
): Check {
  const findOnce = oncePerObject(find);
  return {
    id,
    title,
    source,
    appliesTo: ({ texts }) => texts.some(isAbout),
    run: ({ texts }) => texts.filter(isAbout).flatMap((text) => findOnce(text) ?? []),
  };
}

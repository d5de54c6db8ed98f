import { inWords, plural } from '../../counting';
import { pagesInWords } from '../pagesInWords';
import { ADDRESS_CHECKS } from './addresses';
import { CAREER_CHECKS } from './career';
import {
  runCheck,
  SEVERITIES,
  type Check,
  type Finding,
  type ReviewInput,
  type ReviewSubject,
  type Severity,
} from './check';
import { CONTACT_CHECKS } from './contact';
import { CHRONOLOGY_CHECKS } from './chronology';
import { DATE_CHECKS } from './dates';
import { ENTRY_CHECKS } from './entries';
import { SHEET_CHECKS } from './sheet';
import { listsLeftOut, shownResume } from './shown';
import type { Source } from './sources';
import { TEXT_CHECKS } from './text';
import { typedPoints, typedTexts } from './typedTexts';
import { WORDING_CHECKS } from './wording';

/** All rules, in the order in which a recruiter reads a resume. */
export const CHECKS: readonly Check[] = [
  ...CONTACT_CHECKS,
  ...ADDRESS_CHECKS,
  ...ENTRY_CHECKS,
  ...SHEET_CHECKS,
  ...DATE_CHECKS,
  ...CHRONOLOGY_CHECKS,
  ...CAREER_CHECKS,
  ...WORDING_CHECKS,
  ...TEXT_CHECKS,
];

/** Findings of one rule at one severity. */
export interface CheckResult {
  readonly id: string;
  readonly source: Source;
  readonly severity: Severity;
  /** At least one. */
  readonly findings: readonly Finding[];
}

export interface Review {
  /** Sorted by severity, then in the order of `CHECKS`. */
  readonly results: readonly CheckResult[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** Titles of the rules that applied and found nothing. */
  readonly passed: readonly string[];
}

/** Prepares the input for the checks, without what the sheet doesn't print. */
export function subjectOf(input: ReviewInput): ReviewSubject {
  const resume = shownResume(input.resume, input);
  return {
    ...input,
    resume,
    leftOut: listsLeftOut(input.resume, input),
    texts: typedTexts(resume),
    points: typedPoints(resume),
  };
}

/** Runs every check. */
export function reviewOf(input: ReviewInput): Review {
  const subject = subjectOf(input);
  const done = CHECKS.filter(({ appliesTo }) => appliesTo?.(subject) ?? true).map((check) => ({
    ...check,
    all: runCheck(check, subject),
  }));
  const results = SEVERITIES.flatMap((severity) =>
    done.flatMap(({ id, source, all }) => {
      const findings = all.filter((finding) => finding.severity === severity);
      return findings.length > 0 ? [{ id, source, severity, findings }] : [];
    }),
  );
  const found = done.flatMap(({ all }) => all);
  const count = (severity: Severity) => found.filter((finding) => finding.severity === severity).length;
  return {
    results,
    counts: { fix: count('fix'), better: count('better'), note: count('note') },
    passed: done.filter(({ all }) => all.length === 0).map(({ title }) => title),
  };
}

/** One line about what was counted and checked: "Two pages, one thing to fix". */
export function reviewTitle(pageCount: number, { fix }: Review['counts']): string {
  const faults = fix === 0 ? 'nothing found' : `${inWords(fix).toLowerCase()} ${plural(fix, 'thing')}`;
  return `${pagesInWords(pageCount)}, ${faults} to fix`;
}

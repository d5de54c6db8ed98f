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

function resultsOf({ id, source }: Check, findings: readonly Finding[]): CheckResult[] {
  return SEVERITIES.map((severity) => ({
    id,
    source,
    severity,
    findings: findings.filter((finding) => finding.severity === severity),
  })).filter((result) => result.findings.length > 0);
}

/** Runs every check. */
export function reviewOf(input: ReviewInput): Review {
  const subject = subjectOf(input);
  const applying = CHECKS.filter(({ appliesTo }) => appliesTo?.(subject) ?? true);
  const done = applying.map((check) => ({ check, findings: runCheck(check, subject) }));
  const results = done.flatMap(({ check, findings }) => resultsOf(check, findings));
  const found = results.flatMap(({ findings }) => findings);
  const count = (severity: Severity) => found.filter((finding) => finding.severity === severity).length;
  return {
    results: SEVERITIES.flatMap((severity) => results.filter((result) => result.severity === severity)),
    counts: { fix: count('fix'), better: count('better'), note: count('note') },
    passed: done.filter(({ findings }) => findings.length === 0).map(({ check }) => check.title),
  };
}

/** One line about what was counted and checked: "Two pages, one thing to fix". */
export function reviewTitle(pageCount: number, { fix }: Review['counts']): string {
  const faults = fix === 0 ? 'nothing found' : `${inWords(fix).toLowerCase()} ${plural(fix, 'thing')}`;
  return `${pagesInWords(pageCount)}, ${faults} to fix`;
}

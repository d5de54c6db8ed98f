import { thisMonth } from '../../../domain/resume/dates';
import { reviewOf, type Review } from '../../../domain/resume/review';
import type { ReviewInput } from '../../../domain/resume/review/check';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { portraitOf } from '../photo/photoMemory';
import type { DrawnSheets } from '../sheets/useResumeSheets';

/** What is reviewed of the drawn pages. */
export type ReviewedPages = Pick<DrawnSheets, 'resume' | 'sheets' | 'isPlain'>;

/** Runs the checks, today. @param measured what is known from the layout of the pages */
export function reviewPages(
  { resume, sheets, isPlain }: ReviewedPages,
  variant: ResumeVariant,
  measured: Pick<ReviewInput, 'reading' | 'wrapped'>,
): Review {
  const hasPortrait = portraitOf(resume.selectedPhoto) !== undefined;
  const today = thisMonth();
  return reviewOf({ resume, variant, pageCount: sheets.length, isPlain, hasPortrait, today, ...measured });
}

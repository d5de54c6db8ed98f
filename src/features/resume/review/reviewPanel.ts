import type { RefObject } from 'react';
import type { WrappedContacts } from '../../../domain/resume/review/check';
import type { ResumePlace } from '../../../domain/resume/places';
import type { ResumeVariant } from '../../../domain/resume/variants';
import type { ReviewedPages } from './reviewPages';

/** The props of both review panels. */
export interface ReviewPanelProps {
  readonly variant: ResumeVariant;
  /** A new object whenever the pages are redrawn. */
  readonly drawn: ReviewedPages;
  /** The container of the drawn pages, each a `[data-resume-sheet]`. */
  readonly pages: RefObject<HTMLElement | null>;
  readonly wrapped: WrappedContacts | undefined;
  /** Opens the form at the given place. */
  readonly onJump: (place: ResumePlace) => void;
}

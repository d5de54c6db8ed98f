import type { RefObject } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { WrappedContacts } from '../../../domain/resume/review/check';
import type { ResumePlace } from '../../../domain/resume/places';
import type { ResumeVariant } from '../../../domain/resume/variants';

/** The props of both review panels. */
export interface ReviewPanelProps {
  readonly variant: ResumeVariant;
  /** Excludes blank entries. */
  readonly resume: ResumeData;
  readonly pageCount: number;
  /** Whether the pages show the plain version. */
  readonly isPlain: boolean;
  /** Whether the portrait is in memory. */
  readonly hasPortrait: boolean;
  readonly wrapped: WrappedContacts | undefined;
  /** The container of the drawn pages, each a `[data-resume-sheet]`. */
  readonly sheetsRoot: RefObject<HTMLElement | null>;
  /** Changes whenever the pages are redrawn. */
  readonly drawnVersion: unknown;
  /** Opens the form at the given place. */
  readonly onJump: (place: ResumePlace) => void;
}

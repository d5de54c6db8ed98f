import type { RefObject } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { Month } from '../../../domain/resume/review/monthYear';
import type { ResumePlace } from '../../../domain/resume/places';
import type { ResumeVariant } from '../../../domain/resume/variants';

/** What both panels of the preview screen are told. */
export interface ReviewPanelProps {
  readonly variant: ResumeVariant;
  /** Without blank entries. */
  readonly resume: ResumeData;
  readonly pageCount: number;
  /** The plain version of a two-column template is drawn. */
  readonly isPlain: boolean;
  /** Holds the drawn pages, each a `[data-resume-sheet]`. */
  readonly sheetsRoot: RefObject<HTMLElement | null>;
  /** Another value each time the pages were drawn anew. */
  readonly drawnVersion: unknown;
  /** Opens the form at a place. */
  readonly onJump: (place: ResumePlace) => void;
}

/** The month of a moment, by the visitor's own clock. */
export const monthOf = (moment: Date): Month => ({
  year: moment.getFullYear(),
  month: moment.getMonth() + 1,
});

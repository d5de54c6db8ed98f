import type { ResumeVariant } from '../../../domain/resume/variants';
import classicSmall from './pictures/resume-1-258.webp';
import classicLarge from './pictures/resume-1-640.webp';
import sidebarSmall from './pictures/resume-2-258.webp';
import sidebarLarge from './pictures/resume-2-640.webp';
import bandSmall from './pictures/resume-3-258.webp';
import bandLarge from './pictures/resume-3-640.webp';
import compactSmall from './pictures/resume-4-258.webp';
import compactLarge from './pictures/resume-4-640.webp';

/** URLs of one sample's pictures, by size. */
export interface SheetPictureFiles {
  readonly small: string;
  readonly large: string;
}

/**
 * Screenshots of the sheets in `samples`. `UPDATE_SAMPLES=1` regenerates them
 * (test/browser/resume/samples.spec.ts, which fails if one is stale).
 */
export const SHEET_PICTURES: Readonly<Record<ResumeVariant, SheetPictureFiles>> = {
  a: { small: classicSmall, large: classicLarge },
  b: { small: sidebarSmall, large: sidebarLarge },
  c: { small: bandSmall, large: bandLarge },
  d: { small: compactSmall, large: compactLarge },
};

import type { ResumeVariant } from '../../../domain/resume/variants';
import classicSmall from './pictures/resume-1-258.webp';
import classicLarge from './pictures/resume-1-640.webp';
import sidebarSmall from './pictures/resume-2-258.webp';
import sidebarLarge from './pictures/resume-2-640.webp';
import bandSmall from './pictures/resume-3-258.webp';
import bandLarge from './pictures/resume-3-640.webp';
import compactSmall from './pictures/resume-4-258.webp';
import compactLarge from './pictures/resume-4-640.webp';

/** Addresses of the pictures of one sample, by size. */
export interface SheetPictureFiles {
  readonly small: string;
  readonly large: string;
}

/**
 * The sheets of the invented people in `samples`, photographed from the finished wizard. `UPDATE_SAMPLES=1` makes them anew
 * (test/browser/resumeSamples.spec.ts, which fails where one is stale).
 */
export const SHEET_PICTURES: Readonly<Record<ResumeVariant, SheetPictureFiles>> = {
  a: { small: classicSmall, large: classicLarge },
  b: { small: sidebarSmall, large: sidebarLarge },
  c: { small: bandSmall, large: bandLarge },
  d: { small: compactSmall, large: compactLarge },
};

import type { ResumeVariant } from '../../../domain/resume/variants';
import { letterAddress } from '../addresses';
import { letterDocument } from './lazyParts';

/** A link from a resume to its letter, which loads when the visitor reaches for it. */
export const letterLink = (variant: ResumeVariant) => ({
  to: letterAddress(variant),
  onPointerEnter: () => void letterDocument.preload(),
});

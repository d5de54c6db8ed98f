import { RESUME_TEMPLATES, type ResumeVariant } from '../../domain/resume/variants';
import { letterDocument } from './editor/lazyParts';

export const resumeAddress = (variant: ResumeVariant): string =>
  `/resume?template=${RESUME_TEMPLATES[variant].template}`;

export const letterAddress = (variant: ResumeVariant): string => `${resumeAddress(variant)}&letter`;

/** A link from a resume to its letter, which loads when the visitor reaches for it. */
export const letterLink = (variant: ResumeVariant) => ({
  to: letterAddress(variant),
  onPointerEnter: () => void letterDocument.preload(),
});

import { RESUME_TEMPLATES, type ResumeVariant } from '../../domain/resume/variants';

/** The address of a variant's wizard. */
export const resumeAddress = (variant: ResumeVariant): string =>
  `/resume?template=${RESUME_TEMPLATES[variant].template}`;

/** The address of the letter in the design of a variant. */
export const letterAddress = (variant: ResumeVariant): string => `${resumeAddress(variant)}&letter`;

import { RESUME_TEMPLATES, type ResumeVariant } from '../../domain/resume/variants';

export const resumeAddress = (variant: ResumeVariant): string =>
  `/resume?template=${RESUME_TEMPLATES[variant].template}`;

export const letterAddress = (variant: ResumeVariant): string => `${resumeAddress(variant)}&letter`;

import type { ResumeVariant } from '../../../domain/resume/variants';
import { band } from './band/Band';
import { classic } from './classic/Classic';
import { compact } from './compact/Compact';
import { plainBand, plainSidebar } from './plain/Plain';
import { sidebar } from './sidebar/Sidebar';
import type { ResumeTemplate } from './template';
import './fonts.css';

/** The sheet of each variant. A variant without one does not compile. */
export const RESUME_SHEETS: Readonly<Record<ResumeVariant, ResumeTemplate>> = {
  a: classic,
  b: sidebar,
  c: band,
  d: compact,
};

/** The plain, one-column versions of the two-column variants. */
const PLAIN_SHEETS: Readonly<Partial<Record<ResumeVariant, ResumeTemplate>>> = {
  b: plainSidebar,
  c: plainBand,
};

/** Whether a variant has a plain version. */
export function hasPlainVersion(variant: ResumeVariant): boolean {
  return variant in PLAIN_SHEETS;
}

/** The design of a variant, or its plain version; one-column variants are already plain. */
export function sheetOf(variant: ResumeVariant, isPlain: boolean): ResumeTemplate {
  return (isPlain ? PLAIN_SHEETS[variant] : undefined) ?? RESUME_SHEETS[variant];
}

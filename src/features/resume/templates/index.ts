import type { ResumeVariant } from '../../../domain/resume/variants';
import { band } from './band/Band';
import { classic } from './classic/Classic';
import { compact } from './compact/Compact';
import { plain } from './plain/Plain';
import { sidebar } from './sidebar/Sidebar';
import type { ResumeTemplate } from './template';
import './fonts.css';

/** The sheet of each variant; a missing one is a type error. */
export const RESUME_SHEETS: Readonly<Record<ResumeVariant, ResumeTemplate>> = {
  a: classic,
  b: sidebar,
  c: band,
  d: compact,
};

/** The design of a variant, or the plain version, which is the same for all. */
export function sheetOf(variant: ResumeVariant, isPlain: boolean): ResumeTemplate {
  return isPlain ? plain : RESUME_SHEETS[variant];
}

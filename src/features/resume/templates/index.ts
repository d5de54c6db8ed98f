import type { ResumeVariant } from '../../../domain/resume/variants';
import { band } from './band/Band';
import { classic } from './classic/Classic';
import { compact } from './compact/Compact';
import { sidebar } from './sidebar/Sidebar';
import type { ResumeTemplate } from './template';
import './fonts.css';

/** The sheet of every variant: a variant without one does not compile. */
export const RESUME_SHEETS: Readonly<Record<ResumeVariant, ResumeTemplate>> = {
  a: classic,
  b: sidebar,
  c: band,
  d: compact,
};

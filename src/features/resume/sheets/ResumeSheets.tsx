import './sheetStyles';
import type { ReactNode } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { ResumeLayout } from '../../../domain/resume/layout';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { portraitOf } from '../photo/photoMemory';
import { useResumeSheets, type DrawnSheets } from './useResumeSheets';

export interface ResumeSheetsProps {
  readonly variant: ResumeVariant;
  /** Excludes blank entries. */
  readonly resume: ResumeData;
  readonly layout: ResumeLayout;
  /** Lays out the pages on the screen. */
  readonly children: (drawn: DrawnSheets) => ReactNode;
}

/** The visitor's resume as pages. A component rather than a hook, so that it can be lazy. */
export function ResumeSheets({ variant, resume, layout, children }: ResumeSheetsProps) {
  const portrait = portraitOf(resume.selectedPhoto)?.address ?? null;
  return children(useResumeSheets(variant, resume, portrait, layout));
}

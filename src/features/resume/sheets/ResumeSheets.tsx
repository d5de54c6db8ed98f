import type { ReactNode } from 'react';
import type { ResumeData } from '../../../domain/resume/entities';
import type { ResumeLayout } from '../../../domain/resume/layout';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { portraitOf } from '../photo/photoMemory';
import { type DrawnSheets, useResumeSheets } from './useResumeSheets';

interface ResumeSheetsProps {
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

/*
 * All styles of a sheet, in cascade order: parts first, because templates override their dimensions. Imported before the
 * drawing code, so that its imports cannot change the order.
 */
import './sheets.module.css';
import './print.css';
import '../templates/parts/sheet.module.css';
import '../templates/parts/parts.module.css';
import '../templates/classic/Classic.module.css';
import '../templates/sidebar/Sidebar.module.css';
import '../templates/band/Band.module.css';
import '../templates/compact/Compact.module.css';
import '../templates/plain/Plain.module.css';
import '../templates/fonts.css';

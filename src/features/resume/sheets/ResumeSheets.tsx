import { useMemo } from 'react';
import { sheetOf } from '../templates';
import { type Dress, type SheetsProps, useResumeSheets } from './useResumeSheets';

const asDesigned: Dress = (design) => design;

/**
 * The visitor's resume, or another document of the same design, as pages. A component rather than a hook, so that it can be
 * lazy.
 */
export function ResumeSheets({ variant, resume, layout, dress = asDesigned, children }: SheetsProps) {
  const { isPlain } = layout;
  const template = useMemo(() => dress(sheetOf(variant, isPlain)), [dress, variant, isPlain]);
  return children(useResumeSheets(template, resume, layout));
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

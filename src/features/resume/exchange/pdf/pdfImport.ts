import type { Month } from '../../../../domain/resume/dates';
import { importOfRuns, type PlacedImport } from '../../../../domain/resume/reading/placedImport';
import { runsOfText } from '../../../../domain/resume/reading/runsOfText';
import { readPdf } from '../../../../services/pdf/readPdf';
import { PdfPlaces } from './PdfPlaces';

/** Reads a PDF or a text and lets the visitor correct what was found. @throws ImportRefused if it can't be read */
export const PDF_IMPORT = {
  Places: PdfPlaces,
  read: async (bytes: Uint8Array, today: Month, signal: AbortSignal): Promise<PlacedImport> =>
    importOfRuns('PDF', await readPdf(bytes, signal), today),
  readText: (text: string, today: Month): PlacedImport => importOfRuns('Text', runsOfText(text), today),
};

import type { Month } from '../../../../domain/resume/dates';
import { placedImport, type PlacedImport } from '../../../../domain/resume/reading/placedImport';
import { readResume } from '../../../../domain/resume/reading/readResume';
import { runsOfText } from '../../../../domain/resume/reading/runsOfText';
import { readPdf } from '../../../../services/pdf/readPdf';
import { PdfPlaces } from './PdfPlaces';

/** Reads a PDF or a text and lets the visitor correct what was found. */
export const PDF_IMPORT = {
  Places: PdfPlaces,
  /** @throws ImportRefused if the PDF can't be read */
  read: async (bytes: Uint8Array, today: Month): Promise<PlacedImport> =>
    placedImport('PDF', readResume(await readPdf(bytes), today), today),
  readText: (text: string, today: Month): PlacedImport =>
    placedImport('Text', readResume(runsOfText(text), today), today),
};

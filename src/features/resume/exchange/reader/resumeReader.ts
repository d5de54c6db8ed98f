import type { Month } from '../../../../domain/resume/dates';
import {
  importOfRuns,
  importOfText,
  type PlacedImport,
} from '../../../../domain/resume/reading/placedImport';
import { readPdf } from '../../../../services/pdf/readPdf';
import { readWord } from '../../../../services/word/readWord';
import { Places } from './Places';

/** Reads a PDF, a Word file or a text and lets the visitor correct what was found. @throws ImportRefused if it can't be read */
export const RESUME_READER = {
  Places,
  readPdf: async (bytes: Uint8Array, today: Month, signal: AbortSignal): Promise<PlacedImport> =>
    importOfRuns('PDF', await readPdf(bytes, signal), today),
  readWord: (bytes: Uint8Array, today: Month): PlacedImport =>
    importOfRuns('Word file', readWord(bytes), today),
  readText: importOfText,
};

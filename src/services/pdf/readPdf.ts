// The build for older browsers, because the other one needs even newer ones.
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { ImportRefused } from '../../domain/resume/exchange/refused';
import type { TextRun } from '../../domain/resume/reading/textRun';
import { withinLimit } from '../waiting';
import { actualTextsIn } from './actualTexts';
import { textRunsOf } from './textRuns';

/** Academic resumes are long, but no resume is a book. */
const PAGES_MAX = 20;
/** 20 pages take less than 1 s on two cores; a PDF that was made to take hours is given up after this many ms. */
const READING_LIMIT_MS = 30_000;
/** Scans often have a line of text by the app that made them. */
const CHARACTERS_PER_PAGE_MIN = 40;

/** At most one in so many characters has no name. Where fonts name none, spaces and digits are control characters. */
const CHARACTERS_PER_NAMELESS = 20;

const verbosity = VerbosityLevel.ERRORS;

/** Only the text is read: nothing is drawn, and nothing is fetched. */
const TEXT_ONLY = {
  verbosity,
  disableFontFace: true,
  disableWorkerRendering: true,
  // Without them, fonts have no names, which tell what is bold.
  fontExtraProperties: true,
  maxImageSize: 1,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
} as const;

const LOCKED = 'It is locked with a password: save a copy without one, and choose that.';
const DAMAGED = 'It is damaged or not a whole PDF: save it again, and choose the new file.';
const NO_TEXT =
  'It has pictures of its pages, but no text, as scans do: choose the PDF that your word processor saves.';
const NO_NAMES =
  'Its fonts don’t say which letters they draw: choose the PDF that your word processor saves, or paste the text of your resume instead.';
const TOO_SLOW = 'It takes too long to read: print it to a new PDF, and choose that.';
const NOT_LOADED = 'The PDF reader did not load. Check the connection and try again.';
/** pdf.js calls both without a check; Chromium 119, Safari 17.4 and Firefox 122 have both. */
const NEEDED = [
  [Promise, 'withResolvers'],
  [ArrayBuffer.prototype, 'transferToFixedLength'],
] as const;
const TOO_OLD = 'This browser is too old to read PDFs: update it, or paste the text of your resume instead.';

async function runsIn({ promise }: PDFDocumentLoadingTask, bytes: Uint8Array): Promise<TextRun[]> {
  const document = await promise;
  const { numPages } = document;
  if (numPages > PAGES_MAX)
    throw new ImportRefused(`It has ${numPages} pages, over the limit of ${PAGES_MAX}.`);
  const actualTexts = actualTextsIn(bytes);
  const pages = Array.from({ length: numPages }, async (_, index) =>
    textRunsOf(await document.getPage(index + 1), index, actualTexts),
  );
  const runs = (await Promise.all(pages)).flat();
  const text = runs.map((run) => run.text).join('');
  if (text.length < CHARACTERS_PER_PAGE_MIN * numPages) throw new ImportRefused(NO_TEXT);
  const nameless = text.match(/[\p{Cc}\uFFFD]/gu) ?? [];
  if (nameless.length * CHARACTERS_PER_NAMELESS > text.length) throw new ImportRefused(NO_NAMES);
  return runs;
}

function refusalOf(error: unknown): ImportRefused {
  if (error instanceof ImportRefused) return error;
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return new ImportRefused(isLocked ? LOCKED : DAMAGED, { cause: error });
}

/**
 * Reads the texts of a PDF, in the order in which they are drawn, in a worker of its own.
 * @param signal ends the worker, whatever it is doing
 * @throws ImportRefused if it is locked, damaged, too long or without readable text
 */
export async function readPdf(bytes: Uint8Array, signal: AbortSignal): Promise<TextRun[]> {
  if (NEEDED.some(([owner, method]) => !(method in owner))) throw new ImportRefused(TOO_OLD);
  // Not one that pdf.js starts: if that fails, pdf.js would read in the page, which a large file then stops.
  const thread = new Worker(workerSrc, { type: 'module' });
  const end = () => thread.terminate();
  signal.addEventListener('abort', end);
  const failure = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new ImportRefused(NOT_LOADED)));
  });
  const worker = PDFWorker.create({ port: thread, verbosity });
  // pdf.js takes the bytes away from their owner.
  const loading = getDocument({ ...TEXT_ONLY, worker, data: bytes.slice() });
  const reading = Promise.race([runsIn(loading, bytes), failure]);
  try {
    const runs = await withinLimit(reading, READING_LIMIT_MS);
    if (!runs) throw new ImportRefused(TOO_SLOW);
    return runs;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    // A stream stays open when its worker ends, and the browser keeps everything that an open stream has brought.
    void loading.destroy();
    end();
  }
}

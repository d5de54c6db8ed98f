import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { ImportRefused } from '../../domain/resume/exchange/refused';
import type { TextRun } from '../../domain/resume/reading/textRun';
import { textRunsOf } from './textRuns';

// The build for older browsers, because the other one needs even newer ones.
GlobalWorkerOptions.workerSrc = workerSrc;

/** Academic resumes are long, but no resume is a book. */
const PAGES_MAX = 20;

/** Only the text is read: nothing is drawn, and nothing is fetched. */
const TEXT_ONLY = {
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
  disableWorkerRendering: true,
  // Without them, fonts have no names, which tell what is bold.
  fontExtraProperties: true,
  maxImageSize: 1,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
} as const;

const REFUSALS: Readonly<Record<string, string>> = {
  PasswordException: 'It is locked with a password: save a copy without one, and choose that.',
  InvalidPDFException: 'It is damaged or not a whole PDF: save it again, and choose the new file.',
};

const NO_TEXT =
  'It has pictures of its pages, but no text, as scans do: choose the PDF that your word processor saves.';

/** pdf.js needs Chromium 119, Safari 17.4 or Firefox 121. */
const TOO_OLD = 'This browser is too old to read PDFs: update it, or paste the text of your resume instead.';

function refusalOf(error: unknown): unknown {
  const sentence = error instanceof Error ? REFUSALS[error.name] : undefined;
  return sentence === undefined ? error : new ImportRefused(sentence, { cause: error });
}

/**
 * Reads the texts of a PDF, in the order in which they are drawn.
 * @throws ImportRefused if it is locked, damaged, too long or without text
 */
export async function readPdf(bytes: Uint8Array): Promise<TextRun[]> {
  if (!('withResolvers' in Promise)) throw new ImportRefused(TOO_OLD);
  // pdf.js takes the bytes away from their owner.
  const loading = getDocument({ ...TEXT_ONLY, data: bytes.slice() });
  try {
    const document = await loading.promise;
    const { numPages } = document;
    if (numPages > PAGES_MAX)
      throw new ImportRefused(`It has ${numPages} pages, over the limit of ${PAGES_MAX}.`);
    const pages = Array.from({ length: numPages }, async (_, index) =>
      textRunsOf(await document.getPage(index + 1), index),
    );
    const runs = (await Promise.all(pages)).flat();
    if (runs.length === 0) throw new ImportRefused(NO_TEXT);
    return runs;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await loading.destroy();
  }
}

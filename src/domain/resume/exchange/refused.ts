/** Rejects an import before anything changes. The message tells the visitor in one sentence what is wrong and where. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** Word writes DOCX, which is a ZIP, DOC and RTF. */
export const WORD_FILE = 'It is a Word file: save it as a PDF, and choose that.';

import { lazyCode } from '../../../lazy/lazyCode';

/** The reader of PDFs, Word files and texts. Lazy, because it is larger than the page. */
export const pdfImport = lazyCode('The resume reader', () =>
  import(/* webpackChunkName: "resumePdf" */ './pdf/pdfImport').then((module) => module.PDF_IMPORT),
);

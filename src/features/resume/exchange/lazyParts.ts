import { lazyCode } from '../../../lazy/lazyCode';

/** The reader of PDFs, Word files and texts. Lazy, because it is larger than the page. */
export const resumeReader = lazyCode('The resume reader', () =>
  import(/* webpackChunkName: "resumeReader" */ './reader/resumeReader').then(
    (module) => module.RESUME_READER,
  ),
);

import { lateCode } from '../../../ui/late/lateCode';

/**
 * The code that draws a resume: designs, measuring, page breaks. All four designs are in one chunk, because they share nine
 * tenths of their code.
 */
export const resumeSheets = lateCode(() =>
  import(/* webpackChunkName: "resumeSheets" */ './ResumeSheets').then((module) => module.ResumeSheets),
);

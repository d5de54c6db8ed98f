import { lateCode } from '../../../ui/late/lateCode';

/**
 * What draws a resume: designs, measuring, page breaks. One chunk for all four designs, because nine tenths of a design are
 * the parts they share.
 */
export const resumeSheets = lateCode(() =>
  import(/* webpackChunkName: "resumeSheets" */ './ResumeSheets').then((module) => module.ResumeSheets),
);

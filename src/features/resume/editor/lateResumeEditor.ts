import { lateCode } from '../../../ui/late/lateCode';

/** The wizard: forms, lists, rail. The gallery does without. */
export const resumeEditor = lateCode(() =>
  import(/* webpackChunkName: "resumeEditor" */ './ResumeEditor').then((module) => module.ResumeEditor),
);

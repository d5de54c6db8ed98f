import { lateCode } from '../../../ui/late/lateCode';

/** The wizard: forms, lists, rail. Lazy, because the gallery needs none of it. */
export const resumeEditor = lateCode(() =>
  import(/* webpackChunkName: "resumeEditor" */ './ResumeEditor').then((module) => module.ResumeEditor),
);

import { lazyCode } from '../../lazy/lazyCode';

/** The wizard: forms, lists, rail. Lazy, because the gallery needs none of it; apart, because it brings its own lazy parts. */
export const resumeEditor = lazyCode('The editor', () =>
  import(/* webpackChunkName: "resumeEditor" */ './editor/ResumeEditor').then(
    (module) => module.ResumeEditor,
  ),
);

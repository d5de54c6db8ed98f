import { lateCode } from '../lateCode';

/** The invented people and what draws them. */
export const resumeSamples = lateCode(() =>
  import(/* webpackChunkName: "resumeSamples" */ './Sample').then((module) => module.Sample),
);

import { lateCode } from '../../../ui/late/lateCode';

/** The form of every step that is a list. The first step is none: it opens without. */
export const listStep = lateCode(() =>
  import(/* webpackChunkName: "resumeLists" */ './ListStep').then((module) => module.ListStep),
);

import { lateCode } from '../../../ui/late/lateCode';

/** The form of the list steps. Lazy, because the first step is not a list. */
export const listStep = lateCode(() =>
  import(/* webpackChunkName: "resumeLists" */ './ListStep').then((module) => module.ListStep),
);

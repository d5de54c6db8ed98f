import { lateCode } from '../../ui/late/lateCode';

/** Everything that the first look at a plan can do without, in one chunk: the chart with its library, and what is done with a plan. */
export const sipExtras = lateCode(() =>
  import(/* webpackChunkName: "sipExtras" */ './extras/extras').then((module) => module.extras),
);

import { lateCode } from '../../ui/late/lateCode';

/** Everything not needed at first sight, in one lazy chunk: the chart with its library, and the tools for a plan. */
export const sipExtras = lateCode(() =>
  import(/* webpackChunkName: "sipExtras" */ './extras/extras').then((module) => module.extras),
);

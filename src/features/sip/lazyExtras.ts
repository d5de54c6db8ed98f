import { lazyCode } from '../../lazy/lazyCode';

/** Everything not needed at first, in one lazy chunk: the chart with its library, and the tools for a plan. */
export const sipExtras = lazyCode('The chart and the tools below it', () =>
  import(/* webpackChunkName: "sipExtras" */ './extras/extras').then((module) => module.extras),
);

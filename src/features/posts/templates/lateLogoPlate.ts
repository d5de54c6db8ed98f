import { lateCode } from '../../../ui/late/lateCode';

/** Chooses the plate behind a logo. Loads with the first logo; until then a poster uses its default plate. */
export const logoPlate = lateCode(() =>
  import(/* webpackChunkName: "logoPlate" */ './logoPlate').then((module) => module.plateBehind),
);

import { lateCode } from '../../../ui/late/lateCode';

/** Chooses what stands behind a logo. It is fetched with the first logo; until then a poster has the plate it was drawn with. */
export const logoPlate = lateCode(() =>
  import(/* webpackChunkName: "logoPlate" */ './logoPlate').then((module) => module.plateBehind),
);

import { lateCode } from '../../../ui/late/lateCode';

/** Compares a logo with and without its background. Loads with the first logo that has one. */
export const backgroundOffer = lateCode(() =>
  import(/* webpackChunkName: "backgroundOffer" */ './BackgroundOffer').then(
    (module) => module.BackgroundOffer,
  ),
);

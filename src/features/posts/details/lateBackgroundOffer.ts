import { lateCode } from '../../../ui/late/lateCode';

/** Shows a logo with and without its background. It is fetched with the first logo that has one. */
export const backgroundOffer = lateCode(() =>
  import(/* webpackChunkName: "backgroundOffer" */ './BackgroundOffer').then(
    (module) => module.BackgroundOffer,
  ),
);

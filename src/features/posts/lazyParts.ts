import { lazyCode } from '../../lazy/lazyCode';

/** The steps after the details form. */
export const posterSteps = lazyCode(
  'The templates',
  () => import(/* webpackChunkName: "posterSteps" */ './select'),
);

/** Compares a logo with and without its background. Loads with the first logo that has a plain one. */
export const backgroundOffer = lazyCode('The offer to remove the background', () =>
  import(/* webpackChunkName: "backgroundOffer" */ './details/BackgroundOffer').then(
    (module) => module.BackgroundOffer,
  ),
);

/** Chooses the plate behind a logo. Loads with the first logo; until then a poster uses its default plate. */
export const logoPlate = lazyCode('The plate behind the logo', () =>
  import(/* webpackChunkName: "logoPlate" */ './templates/logoPlate').then((module) => module.plateBehind),
);

/** Draws the QR code of a link. Loads with the first link. */
export const qrCode = lazyCode('The code for this link', () =>
  import(/* webpackChunkName: "qrCode" */ '../../services/qrCode').then((module) => module.qrPicture),
);

import { lateCode } from '../../../ui/late/lateCode';

/** Cuts a chosen photo to its frame. It is fetched when the first photo is chosen. */
export const cropDialog = lateCode(() =>
  import(/* webpackChunkName: "cropDialog" */ './CropDialog').then((module) => module.CropDialog),
);

import { lateCode } from '../../../ui/late/lateCode';

/** Crops a photo to its frame. Loads when the first photo is chosen. */
export const cropDialog = lateCode(() =>
  import(/* webpackChunkName: "cropDialog" */ './CropDialog').then((module) => module.CropDialog),
);

import { lazyCode } from '../../../lazy/lazyCode';

/** Crops a photo to its frame. Loads when the first photo is chosen. */
export const cropDialog = lazyCode('The frame for your photo', () =>
  import(/* webpackChunkName: "cropDialog" */ './CropDialog').then((module) => module.CropDialog),
);

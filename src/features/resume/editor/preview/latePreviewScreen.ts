import { lateCode } from '../../../../ui/late/lateCode';

/** The last screen of the wizard. It is preloaded once the visitor starts typing, so that it opens at once. */
export const previewScreen = lateCode(() =>
  import(/* webpackChunkName: "resumePreview" */ './PreviewScreen').then((module) => module.PreviewScreen),
);

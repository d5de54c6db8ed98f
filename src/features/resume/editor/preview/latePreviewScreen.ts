import { lateCode } from '../../../../ui/late/lateCode';

/** The last screen of the wizard: fetched once somebody has begun to fill in, so that it is there when they come to it. */
export const previewScreen = lateCode(() =>
  import(/* webpackChunkName: "resumePreview" */ './PreviewScreen').then((module) => module.PreviewScreen),
);

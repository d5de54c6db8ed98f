import { lateCode } from '../../../ui/late/lateCode';

/**
 * The checks, the keyword match and their panels in one chunk, loaded when a panel opens or when the preview title needs the
 * number of things to fix.
 */
export const reviewPanels = lateCode(() =>
  import(/* webpackChunkName: "resumeReview" */ './panels').then((module) => module.panels),
);

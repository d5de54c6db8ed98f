import { lateCode } from '../../../ui/late/lateCode';

/**
 * The checks, the keyword match and their panels: one chunk, fetched when a panel is opened or the preview wants to say how
 * many things there are to fix.
 */
export const reviewPanels = lateCode(() =>
  import(/* webpackChunkName: "resumeReview" */ './panels').then((module) => module.panels),
);

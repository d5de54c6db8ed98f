/**
 * Side effects that a transition can trigger. A machine only names an effect; the store's middleware runs it once, for a live
 * transition. Replaying the log in Redux DevTools runs none.
 */
export const EFFECT_NAMES = [
  'scrollToTop',
  'scrollToBottom',
  'openLoginPopup',
  'goToResume',
  'startExport',
  'loadPosterFonts',
  'loadPosterPictures',
  'drawPoster',
  'encodePoster',
  'preparePrint',
  'openPrintDialog',
] as const;

export type EffectName = (typeof EFFECT_NAMES)[number];

/** A no-op action; only its name matters. */
export const named = () => {
  /* run by the store's middleware */
};

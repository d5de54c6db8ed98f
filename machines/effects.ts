/**
 * What a transition can ask of the outside world. A machine only names an effect; the store's middleware runs it, once,
 * for a live transition. Replaying the log in Redux DevTools repeats none.
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

/** An action that does nothing here: its name is the whole message. */
export const named = () => {
  /* run by the store's middleware */
};

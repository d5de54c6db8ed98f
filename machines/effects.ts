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

/** Those of the machines that load later. */
export const LATE_EFFECT_NAMES = ['waitToKeep', 'saveKept'] as const;

export type LateEffectName = (typeof LATE_EFFECT_NAMES)[number];
export type EffectName = (typeof EFFECT_NAMES)[number] | LateEffectName;

/** A no-op action; only its name matters. */
export const named = () => {
  /* run by the store's middleware */
};

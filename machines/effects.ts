/**
 * Side effects that a transition can trigger. A machine only names an effect; the store runs it once, for a live transition.
 * Replaying the log in Redux DevTools runs none.
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
  'deliverPoster',
  'preparePrint',
  'openPrintDialog',
  'waitToKeep',
  'saveKept',
] as const;

export type EffectName = (typeof EFFECT_NAMES)[number];
/** Those that load with the first kept resume. */
export type LateEffectName = Extract<EffectName, 'waitToKeep' | 'saveKept'>;

/** A no-op action; only its name matters. */
export const named = () => {
  /* run by the store */
};

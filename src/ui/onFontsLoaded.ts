/** Calls back after each font load, which can move every line break. @returns a function that stops listening */
export function onFontsLoaded(callback: () => void): () => void {
  // jsdom has no FontFaceSet.
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', callback);
  return () => fonts?.removeEventListener('loadingdone', callback);
}

/** Calls back after each font load, which can move every line break. @returns a function that stops listening */
export function onFontsLoaded(callback: () => void): () => void {
  document.fonts.addEventListener('loadingdone', callback);
  return () => document.fonts.removeEventListener('loadingdone', callback);
}

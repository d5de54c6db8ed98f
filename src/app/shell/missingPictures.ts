/**
 * Hides the browser's sign for a picture that did not load, as without a connection; the picture's place stays (NewRelease.module.css).
 * @returns a function that stops this
 */
export function hideMissingPictures(): () => void {
  const ending = new AbortController();
  const note = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
  };
  // Neither event bubbles.
  for (const type of ['load', 'error'])
    document.addEventListener(type, note, { capture: true, signal: ending.signal });
  for (const target of document.images)
    if (target.complete && target.naturalWidth === 0) note({ type: 'error', target });
  return () => ending.abort();
}

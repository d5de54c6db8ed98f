/**
 * Keeps a file that is dropped where none is taken from opening in place of the page, and of all that only the page has: a photo,
 * an unsent form. Where one is taken, `useFileDrop` has been told before.
 * @returns a function that ends it
 */
export function refuseStrayFiles(): () => void {
  const ending = new AbortController();
  const refuse = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const isTaken = event.defaultPrevented || (target instanceof Element && target.matches('[type="file"]'));
    if (isTaken || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, refuse, { signal: ending.signal });
  return () => ending.abort();
}

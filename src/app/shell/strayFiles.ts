/**
 * Keeps a file that is dropped where none is accepted from opening in place of the page, which would lose its photo or an unsent
 * form. Where one is accepted, `useFileDrop` has handled the event before.
 * @returns a function that stops this
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

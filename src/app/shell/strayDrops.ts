/** What a browser opens when it is dropped, and the elements that take it instead. */
const TAKERS = [
  ['Files', '[type="file"]'],
  ['text/uri-list', ':read-write'],
] as const;

/**
 * Keeps a file or link that is dropped where none is accepted from opening in place of the page, which would lose its photo or an
 * unsent form. Where a file is accepted, `useFileDrop` has handled the event before.
 * @returns a function that stops this
 */
export function refuseStrayDrops(): () => void {
  const ending = new AbortController();
  const refuse = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const [, taker] = TAKERS.find(([kind]) => dataTransfer?.types.includes(kind)) ?? [];
    if (event.defaultPrevented || !dataTransfer || !taker) return;
    if (target instanceof Element && target.matches(taker)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, refuse, { signal: ending.signal });
  return () => ending.abort();
}

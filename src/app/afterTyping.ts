/** Pause in ms after which the page follows: short enough to feel immediate, longer than a fast typist takes between two keys. */
const PAUSE_MS = 150;

/** Calls `follow` once typing pauses. */
export function afterTyping(follow: () => void): void {
  let pause = 0;
  const wait = () => {
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      removeEventListener('input', wait);
      follow();
    }, PAUSE_MS);
  };
  wait();
  addEventListener('input', wait);
}

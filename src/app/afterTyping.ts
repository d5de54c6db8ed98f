/** Pause in ms after which the page follows: short enough to feel immediate, longer than a fast typist takes between two keys. */
const PAUSE_MS = 150;
/** The longest press in ms of a button that still has to be below the pointer when it is released. */
const PRESS_MS = 500;

/** Calls `follow` once typing pauses and, if a button is pressed before that, once the press is over. */
export function afterTyping(follow: () => void): void {
  let pause = 0;
  const waiting = new AbortController();
  const wait = (ms: number) => {
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      waiting.abort();
      follow();
    }, ms);
  };
  wait(PAUSE_MS);
  addEventListener('input', () => wait(PAUSE_MS), waiting);
  addEventListener('pointerdown', () => wait(PRESS_MS), waiting);
}

import { whenIdle } from '../../../lazy/idleTime';

/** Time without input, in ms, that counts as a pause. */
const PAUSE_MS = 1200;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

interface Preparing {
  /** Elements of the posters that can be shared. */
  readonly posters: () => readonly HTMLElement[];
  /** Pre-renders one poster. */
  readonly prepare: (poster: HTMLElement) => void;
}

/**
 * Pre-renders the most visible poster whenever the visitor pauses and the browser is idle.
 * @returns a function that stops it
 */
export function prepareShares({ posters, prepare }: Preparing): () => void {
  let timer: number | undefined;
  let isOver = false;

  const draw = () => {
    const poster = isOver || document.hidden ? undefined : mostInView(posters());
    if (poster) prepare(poster);
  };
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => whenIdle(draw), PAUSE_MS);
  };

  ACTIVITY.forEach((type) => addEventListener(type, wait, { passive: true, capture: true }));
  wait();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    ACTIVITY.forEach((type) => removeEventListener(type, wait, { capture: true }));
  };
}

function mostInView(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const seen = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { element, height: Math.min(bottom, innerHeight) - Math.max(top, 0) };
  });
  const [most] = seen.filter(({ height }) => height > 0).sort((a, b) => b.height - a.height);
  return most?.element;
}

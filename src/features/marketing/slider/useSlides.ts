import { useEffect, useRef, useState, type RefObject } from 'react';

export type Slides = ReturnType<typeof useSlides>;

/** Width of an item including the gap after it. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

/**
 * Tracks and controls a natively scrolling list (swipe, wheel, keys).
 * @param trackRef the scrolling list
 * @param count number of its items
 */
export function useSlides(trackRef: RefObject<HTMLElement | null>, count: number) {
  /** Target of a running scroll, so that two quick clicks move by two. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [perView, setPerView] = useState(count);
  /** One until the list is measured. */
  const stops = Math.max(1, count - perView + 1);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const measure = () => {
      const step = stepOf(track);
      if (step === 0) return;
      setPerView(Math.max(1, Math.round(track.clientWidth / step)));
      setCurrent(Math.round(track.scrollLeft / step));
    };
    const forget = () => (target.current = null);
    const leaving = new AbortController();
    const { signal } = leaving;
    track.addEventListener('scroll', measure, { signal });
    window.addEventListener('resize', measure, { signal });
    for (const type of ['scrollend', 'pointerdown', 'wheel'])
      track.addEventListener(type, forget, { passive: true, signal });
    measure();
    return () => leaving.abort();
  }, [trackRef]);

  /** Wraps around at both ends. @returns the stop */
  const goTo = (stop: number) => {
    const wanted = (stop + stops) % stops;
    const track = trackRef.current;
    target.current = wanted;
    track?.scrollTo({ left: wanted * stepOf(track) });
    return wanted;
  };
  /** Scrolls by a number of items, while scrolling from the target. @returns the new stop */
  const move = (by: number) => goTo((target.current ?? current) + by);

  return {
    /** Index of the first visible item. */
    current: Math.min(current, stops - 1),
    stops,
    perView,
    goTo,
    move,
  };
}

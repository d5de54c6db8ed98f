import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where a list of slides rests, and how it is moved. */
export interface Slides {
  /** First item in view, from 0. */
  readonly current: number;
  /** How many places the list can rest at; 1 until it is measured. */
  readonly stops: number;
  readonly perView: number;
  /** Scrolls to a stop and says which: before the first is the last, after the last is the first. */
  readonly goTo: (stop: number) => number;
  /** Scrolls on by so many items from where the list is, or is on its way to, and says where to. */
  readonly move: (by: number) => number;
}

/** Width of one item with the gap after it. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

/**
 * A list that scrolls by itself natively (swipe, wheel, keys); this only knows where it rests and moves it.
 * @param trackRef the scrolling list
 * @param count number of its items
 */
export function useSlides(trackRef: RefObject<HTMLElement | null>, count: number): Slides {
  /** Where a running scroll is going, so that two quick clicks move two. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [perView, setPerView] = useState(count);
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
    const events = { scroll: measure, scrollend: forget, pointerdown: forget, wheel: forget };
    for (const [name, listener] of Object.entries(events))
      track.addEventListener(name, listener, { passive: true });
    window.addEventListener('resize', measure);
    measure();
    return () => {
      for (const [name, listener] of Object.entries(events)) track.removeEventListener(name, listener);
      window.removeEventListener('resize', measure);
    };
  }, [trackRef]);

  const goTo = (stop: number) => {
    const wanted = (stop + stops) % stops;
    const track = trackRef.current;
    target.current = wanted;
    track?.scrollTo({ left: wanted * stepOf(track) });
    return wanted;
  };
  const move = (by: number) => goTo((target.current ?? current) + by);

  return { current: Math.min(current, stops - 1), stops, perView, goTo, move };
}

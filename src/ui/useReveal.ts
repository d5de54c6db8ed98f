import { useEffect, useRef, type RefObject } from 'react';
import { REDUCED_MOTION } from './mediaQueries';

/** How far a part must be above the bottom edge of the viewport before it appears, in px. */
const REVEAL_OFFSET = 120;

/** Everything above the viewport counts as seen: a visitor may jump to the end of a page. */
const SEEN = `10000000px 0px -${REVEAL_OFFSET}px`;

/**
 * Reveals a part of a page when it is scrolled into view. A part is hidden only once the visitor scrolls, and only if it is
 * out of view then. Without scripts, on paper, in a full-page screenshot and under reduced motion it is always visible.
 * @returns the ref of the part
 */
export function useReveal(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (!element || matchMedia(REDUCED_MOTION).matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: SEEN },
    );
    const scrolled = new AbortController();
    const hideIfBelow = () => {
      // A route change starts with a scroll to the top.
      if (window.scrollY === 0) return;
      scrolled.abort();
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    };
    window.addEventListener('scroll', hideIfBelow, { signal: scrolled.signal });
    return () => {
      scrolled.abort();
      observer.disconnect();
    };
  }, []);
  return part;
}

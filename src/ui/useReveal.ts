import { useEffect, useRef, type RefObject } from 'react';
import { PREFERS_STILL } from './mediaQueries';

/** Px that a part has to stand above the lower edge of the window before it appears. */
const REVEAL_OFFSET = 120;

/** Whatever is above the window counts as seen: someone may jump to the end of a page. */
const SEEN = `10000000px 0px -${REVEAL_OFFSET}px`;

/**
 * Lets a part of a page appear when it is scrolled into view. A part waits only once the page is being scrolled, and only if it
 * is out of sight then: without a script, on paper, in a picture of the whole page and for whoever wants no motion it is
 * simply there.
 * @returns the ref of the part
 */
export function useReveal(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (!element || typeof IntersectionObserver === 'undefined' || matchMedia(PREFERS_STILL).matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: SEEN },
    );
    const scrolled = new AbortController();
    const waitBelow = () => {
      // A new page begins with a scroll to its top.
      if (window.scrollY === 0) return;
      scrolled.abort();
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    };
    window.addEventListener('scroll', waitBelow, { passive: true, signal: scrolled.signal });
    return () => {
      scrolled.abort();
      observer.disconnect();
    };
  }, []);
  return part;
}

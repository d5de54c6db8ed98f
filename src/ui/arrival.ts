import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Moves the focus to the page's content without scrolling, so that a screen reader continues there after a change of screen. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function goToTop(): void {
  window.scrollTo(0, 0);
  focusContent();
}

/**
 * When the page or the screen that it shows changes, scrolls to the top and moves the focus to the content. Leaves the first one
 * as the browser opened it, and the place after Back and Forward, which the browser remembers; an address with a fragment keeps
 * its target.
 */
export function useArrival(screen: string): void {
  const { hash } = useLocation();
  const isRemembered = useNavigationType() === NavigationType.Pop;
  const lastScreen = useRef(screen);

  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    const arrive = isRemembered ? focusContent : goToTop;
    if (hash === '') arrive();
  }, [screen, hash, isRemembered]);
}

import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusContent } from './focusContent';
import { goToTop } from './goToTop';

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

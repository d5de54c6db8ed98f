import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { goToTop } from './goToTop';

/**
 * Goes to the top when a page shows another of its screens, as if it were a page. Back and Forward keep the position that the
 * browser restores.
 */
export function useArrival(screen: string): void {
  const isPop = useNavigationType() === NavigationType.Pop;
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    if (!isPop) goToTop();
  }, [screen, isPop]);
}

import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A menu in a bar. It closes on Escape, which returns the focus to its button, on navigation, and when the visitor focuses or
 * presses anything outside the bar. The browser keeps whether it is open, so that it can be opened before hydration.
 */
export function useMenu() {
  const { key } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);

  useEffect(() => close, [key, close]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) close();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => leaving.abort();
  }, [close]);

  return { close, bar, menu };
}

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export interface Menu {
  readonly close: () => void;
  /** The bar that contains the menu. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Its open state, which the browser keeps: it can be opened before hydration. */
  readonly menu: RefObject<HTMLDetailsElement | null>;
}

/**
 * A menu that closes on Escape, which returns the focus to its button, on navigation, and when the visitor focuses or presses
 * anything outside the bar.
 */
export function useMenu(): Menu {
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

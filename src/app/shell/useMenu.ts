import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a menu and its controls. */
export interface Menu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The bar that contains the button and the menu. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * A menu that closes on Escape (which returns the focus to its button), when the focus or a press leaves the bar, and on
 * navigation.
 */
export function useMenu(): Menu {
  const { key } = useLocation();
  // History key of the visit on which it was opened: navigation changes the key, which closes the menu without an effect.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenOn(isOpen ? null : key), close: () => setOpenOn(null), bar, button };
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Lets a visitor who logs in for something go on there: once it is open, its first control takes the focus from Login, which is
 * gone.
 * @param place contains both
 * @returns a function that notes the press on Login
 */
export function useGoOn(place: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  const [isWanted, setIsWanted] = useState(false);
  useLayoutEffect(() => {
    if (!isWanted || !isOpen) return;
    place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [place, isWanted, isOpen]);
  return () => setIsWanted(true);
}

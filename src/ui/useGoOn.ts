import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * After a login from a locked item, moves the focus to the first control of that item: its Login button is gone.
 * @param place the element that holds the item's controls, locked or open
 * @returns to be called when Login is pressed
 */
export function useGoOn(place: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  const [isWanted, setIsWanted] = useState(false);
  useLayoutEffect(() => {
    if (!isWanted || !isOpen) return;
    place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [place, isWanted, isOpen]);
  return () => setIsWanted(true);
}

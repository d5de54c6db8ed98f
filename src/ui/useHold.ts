import { useState, type FocusEvent } from 'react';

/**
 * Whether an element that does something by itself is held, because the pointer or the focus is on it.
 * @returns that, and the element's handlers
 */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isHeld: isHovered || hasFocus,
    holdProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
  };
}

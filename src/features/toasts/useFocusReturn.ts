import { useRef, type FocusEvent } from 'react';
import { focusContent } from '../../ui/arrival';

/**
 * Gives the focus back to where it came from when the element that has it goes.
 * @returns a handler for the element's focus events, and what to call before it goes
 */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    noteOrigin: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    returnFocus: (element: Element | null) => {
      if (!element?.contains(document.activeElement)) return;
      const { current } = origin;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      else focusContent();
    },
  };
}

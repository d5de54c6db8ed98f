import { useRef, useState, type PointerEvent } from 'react';
import { TOAST_DRAG_DISMISS_PERCENT } from '../../domain/toasts';

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  /** Width of the dragged element in px. */
  readonly width: number;
}

/** Whether a drag is long enough to dismiss the element. Both lengths in px. */
function isDismissed(distance: number, width: number): boolean {
  return width > 0 && (Math.abs(distance) / width) * 100 >= TOAST_DRAG_DISMISS_PERCENT;
}

/**
 * Lets an element be dragged sideways by mouse, finger or pen. Beyond the threshold it is dismissed on release, otherwise it
 * springs back.
 * @returns the offset in px, whether a drag is in progress, and the element's handlers
 */
export function useDragDismiss(onDismiss: () => void) {
  const drag = useRef<Drag | null>(null);
  const [offset, setOffset] = useState(0);
  const [isDragging, setIsDragging] = useState(false);

  const end = () => {
    drag.current = null;
    setIsDragging(false);
    setOffset(0);
  };

  return {
    offset,
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
        if (event.button !== 0 || isOnControl) return;
        const { clientX: startX, pointerId: pointer, currentTarget } = event;
        drag.current = { pointer, startX, width: currentTarget.offsetWidth };
        currentTarget.setPointerCapture(pointer);
        setIsDragging(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { current } = drag;
        if (current?.pointer === event.pointerId) setOffset(event.clientX - current.startX);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const { current } = drag;
        if (current?.pointer !== event.pointerId) return;
        drag.current = null;
        if (isDismissed(event.clientX - current.startX, current.width)) onDismiss();
        else end();
      },
      // Without a release, the touch scrolls the page, or the browser has opened its menu.
      onLostPointerCapture(event: PointerEvent<HTMLElement>) {
        if (drag.current?.pointer === event.pointerId) end();
      },
    },
  };
}

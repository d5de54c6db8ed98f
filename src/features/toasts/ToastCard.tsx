import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { TOAST_AUTO_CLOSE_MS, TOAST_DEFAULT_POSITION } from '../../domain/toasts';
import { useAppDispatch } from '../../store/hooks';
import { toastClosed, type ShownToast } from '../../store/toastsSlice';
import { Toast } from '../../ui/Toast';
import { useHold } from '../../ui/useHold';
import styles from './ToastStack.module.css';
import { useCountdown } from './useCountdown';
import { useDragDismiss } from './useDragDismiss';
import { useFocusReturn } from './useFocusReturn';

export interface ToastCardProps {
  readonly toast: ShownToast;
}

/** A single toast. Closes after a timeout, by its button, by Escape while focused, or by a sideways drag. */
export function ToastCard({ toast: { id, text, severity, position, detail, action } }: ToastCardProps) {
  const dispatch = useAppDispatch();
  const card = useRef<HTMLDivElement>(null);
  const { isHeld, holdProps } = useHold();
  const { noteOrigin, returnFocus } = useFocusReturn();
  const close = () => {
    returnFocus(card.current);
    dispatch(toastClosed({ id }));
  };
  useCountdown(TOAST_AUTO_CLOSE_MS, isHeld, close);
  const { offset, isDragging, handlers } = useDragDismiss(close);
  // The form's button is needed again, and above all what the visitor typed into; scroll padding keeps both clear of its toast.
  useEffect(() => {
    if (position === TOAST_DEFAULT_POSITION) return;
    for (const needed of ['form:focus-within [type="submit"]', 'form :focus'])
      document.querySelector(needed)?.scrollIntoView({ block: 'nearest' });
  }, [position]);
  const press = () => {
    close();
    if (action) dispatch(action.dispatches);
  };
  const keyHandlers = {
    onFocus: (event: FocusEvent) => {
      holdProps.onFocus();
      noteOrigin(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the toast stays open.
      event.preventDefault();
      close();
    },
  };

  return (
    <div
      ref={card}
      className={styles.card}
      data-dragging={isDragging}
      style={{ transform: `translateX(${offset}px)` }}
      {...handlers}
      {...holdProps}
      {...keyHandlers}
    >
      <Toast
        severity={severity}
        text={text}
        detail={detail}
        action={action && { label: action.label, onPress: press }}
        durationMs={TOAST_AUTO_CLOSE_MS}
        isPaused={isHeld}
        onClose={close}
      />
    </div>
  );
}

import { useRef } from 'react';
import { TOAST_AUTO_CLOSE_MS } from '../../domain/toasts';
import { useAppDispatch } from '../../store/hooks';
import { toastClosed, type ShownToast } from '../../store/toastsSlice';
import { Toast } from '../../ui/Toast';
import styles from './ToastStack.module.css';
import { useCountdown } from './useCountdown';
import { useDragDismiss } from './useDragDismiss';

export interface ToastCardProps {
  readonly toast: ShownToast;
}

/** A single toast. Closes after a timeout, by its button, by Escape while focused, or by a sideways drag. */
export function ToastCard({ toast: { id, text, severity, detail, action } }: ToastCardProps) {
  const dispatch = useAppDispatch();
  const card = useRef<HTMLDivElement>(null);
  const close = () => void dispatch(toastClosed({ id }));
  const isPaused = useCountdown(card, TOAST_AUTO_CLOSE_MS, close);
  const { offset, isDragging, handlers } = useDragDismiss(close);
  const press = () => {
    if (action) dispatch(action.dispatches);
    close();
  };

  return (
    <div
      ref={card}
      className={styles.card}
      data-dragging={isDragging}
      style={{ transform: `translateX(${offset}px)` }}
      {...handlers}
    >
      <Toast
        severity={severity}
        text={text}
        detail={detail}
        action={action && { label: action.label, onPress: press }}
        durationMs={TOAST_AUTO_CLOSE_MS}
        isPaused={isPaused}
        onClose={close}
      />
    </div>
  );
}

import { TOAST_AUTO_CLOSE_MS } from '../../domain/toasts';
import { useAppDispatch } from '../../store/hooks';
import { toastClosed, type ShownToast } from '../../store/toastsSlice';
import { Toast } from '../../ui/Toast';
import { useHold } from '../../ui/useHold';
import styles from './ToastStack.module.css';
import { useCountdown } from './useCountdown';
import { useDragDismiss } from './useDragDismiss';

export interface ToastCardProps {
  readonly toast: ShownToast;
}

/** A single toast. Closes after a timeout, by its button, by Escape while focused, or by a sideways drag. */
export function ToastCard({ toast: { id, text, severity, detail, action } }: ToastCardProps) {
  const dispatch = useAppDispatch();
  const { isHeld, holdProps } = useHold();
  const close = () => void dispatch(toastClosed({ id }));
  useCountdown(TOAST_AUTO_CLOSE_MS, isHeld, close);
  const { offset, isDragging, handlers } = useDragDismiss(close);
  const press = () => {
    if (action) dispatch(action.dispatches);
    close();
  };

  return (
    <div
      className={styles.card}
      data-dragging={isDragging}
      style={{ transform: `translateX(${offset}px)` }}
      {...handlers}
      {...holdProps}
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

import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastClosed } from '../../store/toastsSlice';
import { Toast } from '../../ui/Toast';
import styles from './PlainToasts.module.css';

/** Toasts without the toast code, which could not be loaded: they stay until they are closed. */
export function PlainToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.stack}>
      {toasts.map(({ id, text, detail, severity }) => (
        <Toast
          key={id}
          text={text}
          detail={detail}
          severity={severity}
          onClose={() => dispatch(toastClosed({ id }))}
        />
      ))}
    </div>
  );
}

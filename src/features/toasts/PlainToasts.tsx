import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastClosed } from '../../store/toastsSlice';
import styles from './PlainToasts.module.css';

/** Fallback if the toast code fails to load: plain text that stays until it is closed. */
export function PlainToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.stack}>
      {toasts.map(({ id, text, detail, severity }) => (
        <div key={id} role={severity === 'error' ? 'alert' : 'status'} className={styles.toast}>
          {text} {detail}
          <button type="button" onClick={() => dispatch(toastClosed({ id }))}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}

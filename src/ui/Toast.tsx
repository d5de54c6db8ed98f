import type { ToastSeverity } from '../domain/toasts';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './Toast.module.css';

export interface ToastProps {
  severity: ToastSeverity;
  text: string;
  /** Smaller second line: the provider's own message, or what to do. */
  detail?: string | undefined;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  onClose: () => void;
  /** Duration of the countdown bar in ms; no bar without it. */
  durationMs?: number | undefined;
  /** Pauses the bar while the toast is hovered or focused. */
  isPaused?: boolean | undefined;
}

/** The appearance of a toast. Its parent decides where it is, and for how long. */
export function Toast(props: ToastProps) {
  const { severity, text, detail, action, onClose, durationMs, isPaused = false } = props;
  const hasDetail = detail !== undefined;
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[severity])}
    >
      <Icon name={severity} className={styles.icon} />
      <div className={styles.words}>
        {hasDetail ? <b>{text}</b> : text}
        {hasDetail && <small>{detail}</small>}
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label="Close" onClick={onClose} />
      {durationMs !== undefined && (
        <span
          className={classNames(styles.time, isPaused && styles.paused)}
          style={{ '--time': `${durationMs}ms` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}

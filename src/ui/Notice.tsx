import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Notice.module.css';

/** Severity of a message, conveyed by icon and wording; colour only repeats it. */
type NoticeTone = 'info' | 'warning' | 'error';

interface NoticeProps {
  tone?: NoticeTone | undefined;
  /** What happened, in one sentence. */
  title?: ReactNode;
  /** Appears in response to an action: a screen reader announces it at once (an error interrupts). */
  isLive?: boolean | undefined;
  /** A button or link that resolves it. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** An inline message. */
export function Notice({ tone = 'info', title, isLive = false, action, className, children }: NoticeProps) {
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={isLive ? liveRole : undefined}>
      <Icon name={tone} className={styles.icon} />
      <div className={styles.words}>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

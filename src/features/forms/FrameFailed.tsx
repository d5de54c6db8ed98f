import type { ReactNode } from 'react';
import { SITE } from '../../content/site';
import { mailHref } from '../../domain/links';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './FrameFailed.module.css';

export interface FrameFailedProps {
  readonly figure: ReactNode;
  readonly onRetry: () => void;
}

/** The form did not come: what may be in the way, and two ways on. */
export function FrameFailed({ figure, onRetry }: FrameFailedProps) {
  const mail = mailHref(SITE.email);
  return (
    <div className={styles.failed} role="alert">
      <div className={styles.figure}>{figure}</div>
      <h2>The form can’t be reached</h2>
      <p>It didn’t answer within 10 seconds. Your connection or a content blocker may be in the way.</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>Try again</Button>
        {mail && (
          <ButtonLink to={mail} variant="ghost">
            Write an e-mail
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { FORM_FRAME } from '../../content/forms';
import { SITE } from '../../content/site';
import { mailHref } from '../../domain/links';
import { Button, ButtonLink } from '../../ui/Button';
import { FormLink } from './FormLink';
import styles from './FrameFailed.module.css';

interface FrameFailedProps {
  /** Address of the form. */
  readonly address: string;
  readonly figure: ReactNode;
  readonly onRetry: () => void;
}

/** Shown when the form fails to load: possible causes and three ways forward. */
export function FrameFailed({ address, figure, onRetry }: FrameFailedProps) {
  const { heading, text, retry, mail } = FORM_FRAME.failed;
  const mailAddress = mailHref(SITE.email);
  return (
    <div className={styles.failed} role="alert">
      <div className={styles.figure}>{figure}</div>
      <h2>{heading}</h2>
      <p>{text}</p>
      <FormLink address={address} />
      <div className={styles.actions}>
        <Button onClick={onRetry}>{retry}</Button>
        {mailAddress && (
          <ButtonLink to={mailAddress} variant="ghost">
            {mail}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

import { type ReactNode, useRef } from 'react';
import { FORM_FRAME } from '../../content/forms';
import { SITE } from '../../content/site';
import { useIsHydrating } from '../../store/hooks';
import { Button, ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import styles from './EmbeddedForm.module.css';
import { type FormName, formSource } from './formAddress';
import { useFrameState } from './useFrameState';
import { useKeptWords } from './useKeptWords';

export interface EmbeddedFormProps {
  readonly form: FormName;
  /** Accessible name of the frame: "Contact form". */
  readonly title: string;
  /** Subject of the message, if the link named one. */
  readonly about?: string | undefined;
  /** Shown when the form is unreachable. */
  readonly failureFigure: ReactNode;
}

/** An external form in a frame, 600 px tall and 70 % of the row wide (100 % below 640 px). */
export function EmbeddedForm({ form, title, about, failureFigure }: EmbeddedFormProps) {
  const { address, sandbox } = formSource(form, about);
  const { state, attempt, loaded, retry } = useFrameState(address);
  const isHydrated = !useIsHydrating();
  const frame = useRef<HTMLIFrameElement>(null);
  const words = useKeptWords(address, frame);

  return (
    // A printed form cannot be sent; e-mail and phone are printed next to it.
    <section className={styles.embed} aria-label={title} data-print-skip>
      <div className={styles.bar}>
        <span className="mono">{title}</span>
        {about !== undefined && (
          <span className={styles.about}>
            {FORM_FRAME.about} {about}
          </span>
        )}
        <FormLink address={address} />
      </div>
      <div className={styles.box} data-frame={state}>
        {isHydrated && (
          <iframe
            key={attempt}
            ref={frame}
            name={words}
            className={styles.frame}
            src={address}
            title={title}
            sandbox={sandbox}
            onLoad={loaded}
          />
        )}
        {state === 'loading' && <FrameLoading isHydrated={isHydrated} />}
        {state === 'failed' && <FrameFailed address={address} figure={failureFigure} onRetry={retry} />}
      </div>
    </section>
  );
}

/** A placeholder with the heights of the fields, so that nothing shifts when the form loads; without scripts, it never does. */
function FrameLoading({ isHydrated }: { readonly isHydrated: boolean }) {
  return (
    <div className={styles.loading} role="status">
      <noscript>{FORM_FRAME.needsScripts}</noscript>
      <span className="mono">{isHydrated ? FORM_FRAME.loading : '\u00a0'}</span>
      <div className={styles.scale} />
      <div className={styles.field} />
      <div className={styles.field} />
      <div className={styles.tall} />
    </div>
  );
}

/** Opens the form in a new tab. */
function FormLink({ address }: { readonly address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.alone}>
      {FORM_FRAME.alone}
      <Icon name="external" />
    </a>
  );
}

interface FrameFailedProps {
  readonly address: string;
  readonly figure: ReactNode;
  readonly onRetry: () => void;
}

/** Shown when the form fails to load: possible causes and three ways forward. */
function FrameFailed({ address, figure, onRetry }: FrameFailedProps) {
  const { heading, text, retry, mail } = FORM_FRAME.failed;
  return (
    <div className={styles.failed} role="alert">
      {figure}
      <h2>{heading}</h2>
      <p>{text}</p>
      <FormLink address={address} />
      <div className={classNames('buttons', styles.failedActions)}>
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink to={`mailto:${SITE.email}`} variant="ghost">
          {mail}
        </ButtonLink>
      </div>
    </div>
  );
}

import { PAGE_FAILURE } from '../content/failure';
import type { ErrorPageProps } from '../pages/ErrorPage';
import styles from './PlainErrorPage.module.css';

/** The error page without its drawing, for when the code of the designed one fails to load too. */
export function PlainErrorPage({ onRetry }: ErrorPageProps) {
  const { heading, lead, retry, reload, home } = PAGE_FAILURE;
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p>{lead}</p>
      <p className={styles.actions}>
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
        <a href="/">{home}</a>
      </p>
    </div>
  );
}

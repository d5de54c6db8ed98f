import { PLAIN_FAILURE } from '../content/failure';
import { reloadSite } from '../lazy/lazyCode';
import styles from './PlainFailure.module.css';

/** What the error page says, for when more code can't be loaded: instead of a page, or above one that is still readable. */
export function PlainFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { lead, retry, reload } = PLAIN_FAILURE;
  return (
    <div className={styles.failure} role="alert">
      {lead}
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
      <button type="button" onClick={() => void reloadSite()}>
        {reload}
      </button>
    </div>
  );
}

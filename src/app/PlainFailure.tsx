import type { NotLoadedError } from '../lazy/lazyCode';

interface PlainFailureProps {
  readonly error: NotLoadedError;
  readonly onRetry: () => void;
}

/** What the error page says, for when its own code can't be loaded: instead of a page, or above one that is still readable. */
export function PlainFailure({ error: { message, remedy, retry, isOutdated }, onRetry }: PlainFailureProps) {
  return (
    <div className="plain-failure" role="alert">
      {message}
      <button type="button" onClick={isOutdated ? retry : onRetry}>
        {remedy}
      </button>
    </div>
  );
}

import { PAGE_FAILURE } from '../content/failure';
import { PAGE_FAILURE_FIGURE } from '../content/notices';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { NotLoadedError } from '../lazy/lazyCode';
import { Button, ButtonLink } from '../ui/Button';
import styles from './ErrorPage.module.css';
import { SoloPage } from './solo/SoloPage';

export interface ErrorPageProps {
  /** What was thrown. */
  readonly error: unknown;
  /** Re-renders the page, keeping what only this tab has in memory. */
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const outdated = error instanceof NotLoadedError && error.isOutdated ? error : undefined;
  const { heading, lead, kept, retry, reload, home } = PAGE_FAILURE;
  return (
    <SoloPage
      heading={heading}
      lead={outdated ? `${outdated.message} ${kept}` : lead}
      figure={<FramedArt figure={PAGE_FAILURE_FIGURE} art={noticeArt.unplugged} />}
    >
      <div className={styles.actions}>
        {outdated ? (
          <Button onClick={outdated.retry}>{outdated.remedy}</Button>
        ) : (
          <>
            <Button onClick={onRetry}>{retry}</Button>
            <Button variant="ghost" onClick={() => window.location.reload()}>
              {reload}
            </Button>
          </>
        )}
        <ButtonLink to="/" variant="quiet">
          {home}
        </ButtonLink>
      </div>
    </SoloPage>
  );
}

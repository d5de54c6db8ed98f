import { PAGE_FAILURE } from '../content/failure';
import { PAGE_FAILURE_FIGURE } from '../content/notices';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { Button, ButtonLink } from '../ui/Button';
import styles from './ErrorPage.module.css';
import { SoloPage } from './solo/SoloPage';

export interface ErrorPageProps {
  /** Re-renders the page, keeping what only this tab has in memory. */
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const { heading, lead, retry, reload, home } = PAGE_FAILURE;
  return (
    <SoloPage
      heading={heading}
      lead={lead}
      figure={<FramedArt figure={PAGE_FAILURE_FIGURE} art={noticeArt.unplugged} />}
    >
      <div className={styles.actions}>
        <Button onClick={onRetry}>{retry}</Button>
        <Button variant="ghost" onClick={() => window.location.reload()}>
          {reload}
        </Button>
        <ButtonLink to="/" variant="quiet">
          {home}
        </ButtonLink>
      </div>
    </SoloPage>
  );
}

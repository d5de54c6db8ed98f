import { PAGE_FAILURE } from '../content/failure';
import { PAGE_FAILURE_FIGURE } from '../content/notices';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { Button, ButtonLink } from '../ui/Button';
import styles from './ErrorPage.module.css';
import { SoloPage } from './solo/SoloPage';

export interface ErrorPageProps {
  /** Draws the page anew, without losing what only this tab remembers. */
  readonly onRetry: () => void;
}

/** Stands in for a page that failed to load or to draw. */
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

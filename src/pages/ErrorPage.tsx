import { PAGE_FAILURE } from '../content/failure';
import { FigureArt } from '../features/figures/FigureArt';
import { noticeArt } from '../features/figures/noticeArt';
import { Button, ButtonLink } from '../ui/Button';
import { Figure } from '../ui/Figure';
import styles from './ErrorPage.module.css';
import { SoloPage } from './solo/SoloPage';

export interface ErrorPageProps {
  /** Draws the page anew, without losing what only this tab remembers. */
  readonly onRetry: () => void;
}

/** Stands in for a page that failed to load or to draw. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const { heading, lead, retry, reload, home } = PAGE_FAILURE;
  const figure = (
    <Figure number="FIG. 0" caption="Plug and socket">
      <FigureArt art={noticeArt.unplugged} title="A plug out of its socket" />
    </Figure>
  );
  return (
    <SoloPage heading={heading} lead={lead} figure={figure}>
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

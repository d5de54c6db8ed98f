import { useLocation } from 'react-router-dom';
import { PLAIN_FAILURE } from '../content/failure';
import { PAGE_FAILURE, PAGE_FAILURE_FIGURE, START_ANEW } from '../content/notices';
import { routeAt } from '../domain/routes';
import { keysOfTool } from '../domain/toolKeys';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { Button, ButtonLink } from '../ui/Button';
import type { Crash } from '../ui/RenderBoundary';
import { ButtonRow } from './parts/ButtonRow';
import { StartAnew } from './parts/StartAnew';
import { SoloPage } from './solo/SoloPage';

export type ErrorPageProps = Crash;

/** Shown instead of a page that failed to load or render. A tool that fails again offers a way out of what it has stored. */
export function ErrorPage({ retry: onRetry, isRepeated }: ErrorPageProps) {
  const { retry, reload } = PLAIN_FAILURE;
  const { heading, lead, home } = PAGE_FAILURE;
  const path = routeAt(useLocation().pathname)?.path ?? '/';
  const keys = isRepeated ? keysOfTool(path) : undefined;
  return (
    <SoloPage
      heading={heading}
      lead={keys ? START_ANEW.lead : lead}
      figure={<FramedArt figure={PAGE_FAILURE_FIGURE} art={noticeArt.unplugged} />}
    >
      {keys && <StartAnew path={path} keys={keys} />}
      <ButtonRow>
        <Button variant={keys ? 'ghost' : 'primary'} onClick={onRetry}>
          {retry}
        </Button>
        {!keys && (
          <Button variant="ghost" onClick={() => window.location.reload()}>
            {reload}
          </Button>
        )}
        <ButtonLink to="/" variant="quiet">
          {home}
        </ButtonLink>
      </ButtonRow>
    </SoloPage>
  );
}

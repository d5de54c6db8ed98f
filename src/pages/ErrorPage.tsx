import { useLocation } from 'react-router-dom';
import { PAGE_FAILURE, PAGE_FAILURE_FIGURE, START_OVER } from '../content/notices';
import { routeAt } from '../domain/routes';
import { keysOfTool } from '../domain/toolKeys';
import { FramedArt } from '../features/figures/FramedArt';
import { noticeArt } from '../features/figures/noticeArt';
import { NotLoadedError } from '../lazy/lazyCode';
import { Button, ButtonLink } from '../ui/Button';
import type { Crash } from '../ui/RenderBoundary';
import { StartOver } from './parts/StartOver';
import { SoloPage } from './solo/SoloPage';

/** Shown instead of a page that failed to load or render. A tool that fails again offers a way out of what it has stored. */
export function ErrorPage({ error, retry: onRetry, isRepeated }: Crash) {
  const { heading, lead, kept, retry, reload, home } = PAGE_FAILURE;
  const outdated = error instanceof NotLoadedError && error.isOutdated ? error : undefined;
  const path = routeAt(useLocation().pathname)?.path ?? '/';
  const keys = isRepeated && !outdated ? keysOfTool(path) : undefined;
  return (
    <SoloPage
      heading={heading}
      lead={outdated ? `${outdated.message} ${kept}` : keys ? START_OVER.lead : lead}
      figure={<FramedArt figure={PAGE_FAILURE_FIGURE} art={noticeArt.unplugged} />}
    >
      {keys && <StartOver path={path} keys={keys} />}
      <div className="buttons">
        <Button variant={keys ? 'ghost' : 'primary'} onClick={outdated?.retry ?? onRetry}>
          {outdated?.remedy ?? retry}
        </Button>
        {!keys && !outdated && (
          <Button variant="ghost" onClick={() => window.location.reload()}>
            {reload}
          </Button>
        )}
        <ButtonLink to="/" variant="quiet">
          {home}
        </ButtonLink>
      </div>
    </SoloPage>
  );
}

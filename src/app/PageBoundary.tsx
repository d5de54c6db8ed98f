import { useEffect, type ReactNode } from 'react';
import { lazyCode, useLazy } from '../lazy/lazyCode';
import { focusContent } from '../ui/arrival';
import { RenderBoundary, type Crash } from '../ui/RenderBoundary';
import { forgetFailedLoads } from '../lazy/lazyPage';
import { PlainFailure } from './PlainFailure';

/** Lazy: most visitors never see it. If it fails too, the message is about the page that it replaces. */
const errorPage = lazyCode('This page', () =>
  import(/* webpackChunkName: "error" */ '../pages/ErrorPage').then((page) => page.ErrorPage),
);

/** If a page's code failed to load, that of the error page may fail too. */
function LazyErrorPage(crash: Crash) {
  useEffect(forgetFailedLoads, []);
  const { code: ErrorPage, error } = useLazy(errorPage);
  const retry = () => {
    focusContent(); // the button unmounts
    crash.retry();
  };
  if (error) return <PlainFailure error={error} onRetry={retry} />;
  return ErrorPage && <ErrorPage {...crash} retry={retry} />;
}

interface PageBoundaryProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/** Shows the error page instead of a page that failed to load or crashed, until the visitor retries or leaves. */
export function PageBoundary({ pathname, children }: PageBoundaryProps) {
  return (
    <RenderBoundary key={pathname} fallback={(crash) => <LazyErrorPage {...crash} />}>
      {children}
    </RenderBoundary>
  );
}

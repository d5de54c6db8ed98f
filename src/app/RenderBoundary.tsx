import { Component, type ReactNode } from 'react';
import { lazyCode, useLazy } from '../lazy/lazyCode';
import type { ErrorPageProps } from '../pages/ErrorPage';
import { forgetFailedLoads } from './lazyPage';
import { PAGE_FAILURE } from '../content/failure';
import styles from './PlainErrorPage.module.css';

/** Lazy: most visitors never see it. */
const errorPage = lazyCode('The error page', () =>
  import(/* webpackChunkName: "error" */ '../pages/ErrorPage').then((page) => page.ErrorPage),
);

/** If a page's code failed to load, that of the error page may fail too. */
function LazyErrorPage(props: ErrorPageProps) {
  const { code: ErrorPage, error } = useLazy(errorPage);
  if (error) return <PlainErrorPage {...props} />;
  return ErrorPage && <ErrorPage {...props} />;
}

export interface RenderBoundaryProps {
  /** Changing this key retries: navigating to another page clears the error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly hasFailed: boolean;
}

/** Error boundary of the pages: catches render errors, including failed page chunks, and shows the error page instead. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RenderBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: RenderBoundaryProps, { hasFailed }: RenderBoundaryState) {
    // A new page that fails changes the key and the error in the same update: that must not clear the error.
    if (hasFailed && this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => {
    forgetFailedLoads();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LazyErrorPage onRetry={this.retry} />;
  }
}

/** The error page without its drawing, for when the code of the designed one fails to load too. */
function PlainErrorPage({ onRetry }: ErrorPageProps) {
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

import { Component, type ReactNode } from 'react';
import { lazyCode, useLazy } from '../lazy/lazyCode';
import type { ErrorPageProps } from '../pages/ErrorPage';
import { forgetFailedLoads } from './lazyPage';
import styles from './PlainErrorPage.module.css';

/** Lazy: most visitors never see it. If it fails too, its message stands for the page that it replaces. */
const errorPage = lazyCode('This page', () =>
  import(/* webpackChunkName: "error" */ '../pages/ErrorPage').then((page) => page.ErrorPage),
);

/** The error page or, if its code fails to load as well, a page of plain text. */
function LazyErrorPage(props: ErrorPageProps) {
  const { code: ErrorPage, error } = useLazy(errorPage);
  if (ErrorPage) return <ErrorPage {...props} />;
  return (
    error && (
      <div className={styles.page}>
        <h1>{error.message}</h1>
        <button type="button" onClick={error.isOutdated ? error.retry : props.onRetry}>
          {error.remedy}
        </button>
      </div>
    )
  );
}

export interface RenderBoundaryProps {
  /** Changing this key retries: navigating to another page clears the error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/** Error boundary of the pages: catches render errors, including failed page chunks, and shows the error page instead. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): RenderBoundaryState {
    return { hasFailed: true, error };
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
    return <LazyErrorPage error={this.state.error} onRetry={this.retry} />;
  }
}

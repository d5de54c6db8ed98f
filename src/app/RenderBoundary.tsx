import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ErrorPageProps } from '../pages/ErrorPage';
import { forgetFailedLoads } from './lazyPage';
import { PlainErrorPage } from './PlainErrorPage';

/** Lazy: most visitors never see it. If a page's code failed to load, this may fail too. */
const ErrorPage = lazy<ComponentType<ErrorPageProps>>(() =>
  import(/* webpackChunkName: "error" */ '../pages/ErrorPage').then(
    (page) => ({ default: page.ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
);

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
    return (
      <Suspense>
        <ErrorPage onRetry={this.retry} />
      </Suspense>
    );
  }
}

import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ErrorPageProps } from '../pages/ErrorPage';
import { forgetFailedLoads } from './lazyPage';
import { PlainErrorPage } from './PlainErrorPage';

/** Most visitors never see it. Where a page's code did not come, this may not come either. */
const ErrorPage = lazy<ComponentType<ErrorPageProps>>(() =>
  import(/* webpackChunkName: "error" */ '../pages/ErrorPage').then(
    (page) => ({ default: page.ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
);

export interface RenderBoundaryProps {
  /** A change of this draws anew what had failed: going to another page leaves the error behind. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly hasFailed: boolean;
}

/** Catches what goes wrong while drawing, a page's code that did not arrive included, and shows the error page in its place. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RenderBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: RenderBoundaryProps, { hasFailed }: RenderBoundaryState) {
    // A new page that fails brings the new key and the failure at once: that is not yet a way out of it.
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
